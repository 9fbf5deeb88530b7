import { COUNTRY } from '../countries.ts';
import { boxedGoods, grid, lines } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A Chinese electronic invoice: parties in boxes, rates and taxes by line, the sum in words and in figures. */
export const cnFapiao: Template = {
  ...COUNTRY.cn,
  id: 'cn-fapiao',
  size: 'landscape',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: ['*计算机*笔记本电脑', '*办公用品*打印纸', '*信息技术服务*软件开发费', '*餐饮服务*餐费'],
      units: ['台', '箱', '项', '次'],
      quantities: [1000, 2000, 5000],
      price: [5000, 680_000],
      rates: [6, 13],
    });
    const taxes = goods.map((item) => Math.round((item.amount * item.rate) / 100));
    const subtotal = sumOf(goods);
    const tax = taxes.reduce((sum, value) => sum + value, 0);
    const total = subtotal + tax;
    const number = s.random.digits(20);
    const [vendor, customer] = [
      '上海云帆科技有限公司',
      s.random.pick(['北京恒达贸易有限公司', '杭州蓝海咨询有限公司']),
    ];
    const body = `<h1 class="c">电子发票（普通发票）</h1><div class="r">${lines(`发票号码：${number}`, `开票日期：${s.date(s.day)}`)}</div><table class="wide box"><tr><td style="width:50%">${lines('购买方信息', `名称：${customer}`, '统一社会信用代码/纳税人识别号：91110105MA01ABCD2X')}</td><td>${lines('销售方信息', `名称：${vendor}`, '统一社会信用代码/纳税人识别号：91310115MA1K3EFG4H')}</td></tr></table>
      ${grid(['项目名称', '规格型号', '单位', '数量', '单价', '金额', '税率/征收率', '税额'], [...goods.map((item, index) => [item.name, '', item.unit, s.quantity(item.quantity), s.number(item.price), s.number(item.amount), `${item.rate}%`, s.number(taxes[index] ?? 0)]), ['合 计', '', '', '', '', `¥${s.number(subtotal)}`, '', `¥${s.number(tax)}`]], 'wide goods box')}
      <table class="wide box"><tr><td>价税合计（大写）</td><td>⊗壹万贰仟叁佰圆整</td><td>（小写）¥${s.number(total)}</td></tr></table><p>备注</p><p>开票人：李敏</p>`;
    return drawn(
      s,
      { style: `body{font-family:"Droid Sans Fallback"}${boxedGoods('#777')}`, body, chance: 0, goods },
      { number, vendor, customer, subtotal, tax, total },
    );
  },
};
