import { expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

type Printed = {
  readonly heading: string;
  readonly facts: readonly string[];
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly (readonly [label: string, sum: string])[];
};

const read = ({ heading, facts, columns, rows, sums }: Printed) =>
  readInvoice([
    title(heading),
    ...facts.map((fact) => say(fact)),
    [],
    ...table('50 330> 430> 540>', [columns, ...rows]),
    [],
    ...table('300 540>', sums),
  ]);

test('an invoice in Vietnamese is read in whole dong', async () => {
  const reading = await read({
    heading: 'HÓA ĐƠN GIÁ TRỊ GIA TĂNG',
    facts: ['Đơn vị bán hàng: Công ty TNHH Bao Bì Mẫu', 'Số: 00000118', 'Ngày lập: 20/03/2026'],
    columns: ['Tên hàng hóa, dịch vụ', 'Số lượng', 'Đơn giá', 'Thành tiền'],
    rows: [
      ['Băng keo trong', '40', '12.500', '500.000'],
      ['Màng xốp', '10', '95.000', '950.000'],
    ],
    sums: [
      ['Cộng tiền hàng', '1.450.000'],
      ['Tiền thuế GTGT 8%', '116.000'],
      ['Tổng cộng tiền thanh toán', '1.566.000'],
    ],
  });
  expect(reading.fields).toMatchObject({
    number: '00000118',
    subtotal: '1450000',
    tax: '116000',
    total: '1566000',
  });
  expect(linesOf(reading)).toEqual(['40 × 12500 = 500000 Băng keo trong', '10 × 95000 = 950000 Màng xốp']);
});

test('an invoice in Icelandic is read', async () => {
  const reading = await read({
    heading: 'REIKNINGUR',
    facts: ['Rafverk Sýnis ehf.', 'Reikningur nr. 1184', 'Dagsetning: 20.03.2026', 'Gjalddagi: 01.04.2026'],
    columns: ['Lýsing', 'Magn', 'Einingarverð', 'Upphæð'],
    rows: [
      ['Vinna rafvirkja', '4', '12.500', '50.000'],
      ['Tenglar', '10', '1.200', '12.000'],
    ],
    sums: [
      ['Samtals án vsk', '62.000'],
      ['VSK 24%', '14.880'],
      ['Til greiðslu', '76.880'],
    ],
  });
  expect(reading.fields).toMatchObject({ number: '1184', date: '2026-03-20', tax: '14880', total: '76880' });
});

test('a bill in Ukrainian is read', async () => {
  const reading = await read({
    heading: 'Рахунок на оплату № 118',
    facts: ['Постачальник: ТОВ «Зразок»', 'Покупець: ТОВ «Приклад»', 'Дата: 20.03.2026'],
    columns: ['Товари (роботи, послуги)', 'Кількість', 'Ціна без ПДВ', 'Сума без ПДВ'],
    rows: [
      ['Папір офісний', '10', '150,00', '1 500,00'],
      ['Ручки', '20', '12,50', '250,00'],
    ],
    sums: [
      ['Разом без ПДВ', '1 750,00'],
      ['Сума ПДВ', '350,00'],
      ['Всього з ПДВ', '2 100,00'],
    ],
  });
  expect(reading.fields).toMatchObject({ subtotal: '1750.00', tax: '350.00', total: '2100.00' });
  expect(reading.lines.map(({ amount }) => amount)).toEqual(['1500.00', '250.00']);
});

test('a bill in Russian is read with its tax within the total', async () => {
  const reading = await read({
    heading: 'Счет на оплату № 118',
    facts: ['Поставщик: ТОО «Пример»', 'Покупатель: ТОО «Образец»', 'Дата: 20.03.2026'],
    columns: ['Наименование', 'Кол-во', 'Цена', 'Сумма'],
    rows: [
      ['Бумага офисная', '10', '1 500,00', '15 000,00'],
      ['Ручки', '20', '112,00', '2 240,00'],
    ],
    sums: [
      ['Итого', '17 240,00'],
      ['В том числе НДС 12%', '1 847,14'],
      ['Всего к оплате', '17 240,00'],
    ],
  });
  expect(reading.fields).toMatchObject({ tax: '1847.14', total: '17240.00' });
  expect(reading.lines.map(({ amount }) => amount)).toEqual(['15000.00', '2240.00']);
});

test('an invoice in Serbian is read in either script', async () => {
  const latin = await read({
    heading: 'RAČUN',
    facts: ['Primer d.o.o.', 'Broj računa: 118/2026', 'Datum izdavanja: 20.03.2026.'],
    columns: ['Naziv', 'Količina', 'Cena', 'Iznos'],
    rows: [['Štampanje', '10', '1.500,00', '15.000,00']],
    sums: [
      ['Osnovica', '15.000,00'],
      ['PDV 20%', '3.000,00'],
      ['Ukupno za uplatu', '18.000,00'],
    ],
  });
  const cyrillic = await read({
    heading: 'РАЧУН',
    facts: ['Пример д.о.о.', 'Број рачуна: 118/2026', 'Датум издавања: 20.03.2026.'],
    columns: ['Назив', 'Количина', 'Цена', 'Износ'],
    rows: [['Штампање', '10', '1.500,00', '15.000,00']],
    sums: [
      ['Основица', '15.000,00'],
      ['ПДВ 20%', '3.000,00'],
      ['Укупно за уплату', '18.000,00'],
    ],
  });
  for (const { fields } of [latin, cyrillic])
    expect(fields).toMatchObject({
      number: '118/2026',
      subtotal: '15000.00',
      tax: '3000.00',
      total: '18000.00',
    });
});

test('childcare paid by the state for a parent is a payment, and no tax', async () => {
  const { fields } = await readInvoice([
    title('Invoice'),
    say('Little Acorns Childcare Ltd'),
    say('Invoice no: LA-11874   Invoice date: 20/03/2026'),
    [],
    ...table('50 330> 430> 540>', [
      ['Details', 'Quantity', 'Rate', 'Amount'],
      ['Full day session', '9', '£78.00', '£702.00'],
      ['Consumables', '13', '£4.00', '£52.00'],
      ['', '', 'Total this invoice', '£754.00'],
      ['', '', 'Tax-Free Childcare received', '-£400.00'],
      ['', '', 'Balance to pay', '£354.00'],
    ]),
  ]);
  expect(fields).toMatchObject({ tax: null, total: '754.00' });
});
