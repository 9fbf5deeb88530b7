import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A Japanese qualified invoice: sum to pay on top, tax by rate below. */
export const jpSeikyusho: Template = {
  ...COUNTRY.jp,
  id: 'jp-seikyusho',
  dates: ['yyyy年M月d日'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 6],
      names: ['ウェブサイト制作', '保守サービス', '翻訳料', 'コピー用紙', '会議用弁当'],
      rates: [10, 8],
      quantities: [1000, 2000, 10_000],
      price: [300, 90_000],
    });
    const taxes = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), sumOfTaxes(taxes)];
    const number = s.random.digits(6);
    const [vendor, customer] = [
      '青空デザイン株式会社',
      s.random.pick(['株式会社みどり商事', '有限会社山田製作所']),
    ];
    const body = `<h1 class="c">請求書</h1><div class="flex"><div><p style="font-size:13pt"><u>${customer} 御中</u></p><p>下記のとおりご請求申し上げます。</p><p style="font-size:14pt"><u>ご請求金額　¥${s.number(subtotal + tax)}-</u></p></div><div>${lines(`請求書番号：${number}`, `請求日：${s.date(s.day)}`, `お支払期限：${s.date(s.day + 30)}`, `<b>${vendor}</b>`, '東京都渋谷区神南1-2-3', '登録番号：T1234567890123')}</div></div><br>
      ${goodsTable(
        [
          ['品名', 'l', (good) => good.name],
          ['数量', 'r', (good) => s.quantity(good.quantity)],
          ['単価', 'r', (good) => s.number(good.price)],
          ['税率', 'r', (good) => s.percent(good.rate)],
          ['金額', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs([['小計', `¥${s.number(subtotal)}`], ...taxes.map((share) => [`消費税（${s.percent(share.rate)}）`, `¥${s.number(share.tax)}`] as const), ['<b>合計</b>', `<b>¥${s.number(subtotal + tax)}</b>`]], 'right')}`;
    return drawn(
      s,
      {
        style: 'body{font-family:"Droid Sans Fallback"}.goods td,.goods th{border:1px solid #777}',
        body,
        chance: 0,
        goods,
      },
      { number, due: s.day + 30, vendor, customer, subtotal, tax, total: subtotal + tax },
    );
  },
};
