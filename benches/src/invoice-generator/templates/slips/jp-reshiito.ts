import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, type Template } from '../template.ts';
import { head, rows, SLIP, slip } from './slip.ts';

/** A Japanese till's slip: reduced rate marked, tax within by rate, cash and change. */
export const jpReshiito: Template = {
  ...COUNTRY.jp,
  ...SLIP,
  id: 'jp-reshiito',
  dates: ['yyyy年MM月dd日', 'yyyy/MM/dd'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 7],
      names: ['おにぎり 鮭', '緑茶 600ml', 'サラダチキン', '単三電池 4本', 'レジ袋', '弁当 幕の内'],
      quantities: [1000],
      price: [5, 698],
      rates: [8, 10],
    });
    const shares = taxesOf(goods, true);
    const total = sumOf(goods);
    const tax = sumOfTaxes(shares);
    const paid = Math.ceil(total / 1000) * 1000;
    const number = s.random.digits(4);
    const yen = (value: number) => `¥${s.number(value)}`;
    const look = slip(
      head(
        '<b>みどりマート</b>',
        '神田駅前店',
        '東京都千代田区鍛冶町2-1-1',
        '電話 03-5555-0110',
        '登録番号 T9876543210123',
      ),
      lines(`${s.date(s.day)} 12:31`, `レジ 02 &nbsp; 責 017`),
      head('【領収証】'),
      rows([
        ...goods.map((item) => [`${item.name}${item.rate === 8 ? '※' : ''}`, yen(item.amount)]),
        ['<b>合計</b>', `<b>${yen(total)}</b>`],
        ...shares.flatMap((share) => [
          [`(${share.rate}%対象`, `${yen(share.base + share.tax)})`],
          ['(内消費税等', `${yen(share.tax)})`],
        ]),
        ['お預り', yen(paid)],
        ['お釣', yen(paid - total)],
      ]),
      head('「※」は軽減税率対象商品です', `レシートNo ${number}`),
    );
    return drawn(
      s,
      { ...look, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'みどりマート',
        tax,
        total,
        alt: { number: [null], vendor: ['みどりマート 神田駅前店'], subtotal: [null], tax: [null] },
      },
    );
  },
};
