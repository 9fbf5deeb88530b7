import type { Language } from './language.ts';

const NUMBERED = Array.from({ length: 12 }, (_, index) => `${index + 1}月`);

export const chinese: Language = {
  code: 'zh',
  months: NUMBERED,
  shortMonths: NUMBERED,
  weekdays: ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
  banks: ['青松银行', '海灯商业银行'],
  sectionIn: '收入明细',
  sectionOut: '支出明细',
  movements: {
    salary: [['工资 {e}'], ['代发工资', '{e}']],
    transferIn: [['转入 {p}'], ['跨行转入 {p}'], ['汇款 {p}', '附言 {r}']],
    refund: [['退款 {m}'], ['消费退货 {m}']],
    interest: [['结息'], ['利息收入']],
    card: [['消费 {m}'], ['网上支付 {m}', '订单 {r}'], ['刷卡消费 {m} {f}']],
    directDebit: [['代扣 {m}'], ['自动扣款 {m} {r}']],
    transferOut: [['转出 {p}'], ['跨行转账 {p}'], ['汇出 {p}', '房租']],
    cash: [['取现 {c}'], ['自助取款 {f}']],
    fee: [['手续费'], ['年费'], ['短信费']],
    check: [['支票 {r}']],
  },
  merchants: [
    '青松超市',
    '海港书店',
    '百草药房',
    '城东自来水',
    '电力公司',
    '移动通信',
    '自行车行',
    '平和保险',
    '茶馆',
  ],
  people: ['李样本', '王小明', '陈美玲', '赵国强'],
  employers: ['青松制造公司', '市政府', '北方物流'],
  cities: ['北京', '上海', '广州', '成都'],
  address: ['李样本 女士', '上海市青松路 12 号'],
};
