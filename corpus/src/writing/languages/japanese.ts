import type { Language } from './language.ts';

const NUMBERED = Array.from({ length: 12 }, (_, index) => `${index + 1}月`);

export const japanese: Language = {
  code: 'ja',
  months: NUMBERED,
  shortMonths: NUMBERED,
  weekdays: ['月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日', '日曜日'],
  banks: ['あおば灯台銀行', '松風信用金庫'],
  sectionIn: '入金明細',
  sectionOut: '出金明細',
  movements: {
    salary: [['給与 {e}'], ['振込 {e}', '給与']],
    transferIn: [['振込 {p}'], ['振込入金 {p}'], ['入金 {r}']],
    refund: [['返金 {m}'], ['デビット返金 {m}']],
    interest: [['預金利息'], ['利息']],
    card: [['デビット {m}'], ['カード {m}', '利用店 {c}'], ['{m} {f}']],
    directDebit: [['口座振替 {m}'], ['{m} 口座振替 {r}']],
    transferOut: [['振込 {p} 家賃'], ['送金 {p}'], ['振込 {p}', '依頼番号 {r}']],
    cash: [['引出 {c}'], ['現金引出 {f}']],
    fee: [['振込手数料'], ['時間外手数料']],
    check: [['小切手 {r}']],
  },
  merchants: [
    'みどり市場',
    '港書店',
    '松葉薬局',
    '東水道局',
    '電力つばさ',
    '通信モバイル',
    '自転車屋',
    '保険ひかり',
    '喫茶あさひ',
  ],
  people: ['見本 花子', '山野 太郎', '青葉 一郎', '南 美咲'],
  employers: ['松風製作所', '青葉市役所', '北運送'],
  cities: ['東京', '大阪', '名古屋', '札幌'],
  address: ['見本 花子 様', '東京都港区松風 1-2-3'],
};
