import { COUNTRY } from '../countries.ts';
import { boxedGoods, grid, lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A Japanese hotel's receipt on a page: nights, tax of the house, what was received, seller at the foot. */
export const jpRyokan: Template = {
  ...COUNTRY.jp,
  id: 'jp-ryokan',
  kind: 'receipt',
  draw: (s) => {
    const nights = s.random.whole(1, 3);
    const goods = [
      good('宿泊料', s.random.whole(8, 30) * 1000, { quantity: nights * 1000 }),
      good('夕食', 5500, { quantity: 2000 }),
      good('入湯税', 150, { quantity: 2000 }),
    ];
    const total = sumOf(goods);
    const tax = Math.floor(((total - 300) * 10) / 110);
    const number = s.random.digits(6);
    const customer = s.random.pick(['佐藤 健一', '株式会社あおば']);
    const body = `<h1 class="c">領収書</h1><div class="flex"><p style="font-size:13pt"><u>${customer} 様</u></p>${lines(`No. ${number}`, `発行日 ${s.date(s.day)}`)}</div><p class="c" style="font-size:16pt"><b>合計金額　¥${s.number(total)}</b></p><p>但し 宿泊代として 上記正に領収いたしました</p>
      ${grid(
        ['摘要', '数量', '単価', '金額'],
        goods.map((item) => [
          item.name,
          s.quantity(item.quantity),
          s.number(item.price),
          s.number(item.amount),
        ]),
        'wide goods box',
      )}
      ${pairs(
        [
          ['合計', `¥${s.number(total)}`],
          ['（内消費税 10%', `¥${s.number(tax)}）`],
        ],
        'right',
      )}<div class="r">${lines('<b>湯元旅館 山水</b>', '群馬県吾妻郡草津町1-2', '登録番号：T5432109876543')}</div>`;
    return drawn(
      s,
      { style: `body{font-family:"Droid Sans Fallback"}${boxedGoods('#888')}`, body, chance: 0, goods },
      {
        number,
        vendor: '湯元旅館 山水',
        customer,
        tax,
        total,
        alt: { subtotal: [null], customer: [customer.replace(' ', '')] },
      },
    );
  },
};
