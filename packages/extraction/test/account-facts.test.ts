import { describe, expect, test } from 'vitest';
import { accountCurrency } from '../src/classify/account-currency.ts';
import { accountKeyOn } from '../src/classify/account-key.ts';
import { accountMentions } from '../src/classify/account-number.ts';
import { type Line, linesOfWords } from '../src/lines/line.ts';
import { isIban } from '../src/values/iban.ts';

/** Lines of text, their cells two blanks apart. */
function linesFrom(...texts: readonly string[]): Line[] {
  return texts.flatMap((text, row) => {
    let left = 50;
    const words = text.split(' ').flatMap((word) => {
      const width = word.length * 5;
      const own = { text: word, left, right: left + width, top: 50 + row * 20, bottom: 60 + row * 20 };
      left += width + (word === '' ? 40 : 3);
      return word === '' ? [] : [{ ...own, fontSize: 10, isBold: false, confidence: 1 }];
    });
    return linesOfWords(1, words);
  });
}

/** The number with the best signs. */
function numberOn(...texts: readonly string[]): string | null {
  const [best] = accountMentions(linesFrom(...texts)).toSorted((a, b) => a.cost - b.cost);
  return best?.number ?? null;
}

test.each([
  ['Account USD no 55-10-118-87971561', '551011887971561'],
  ['Opening balance on 18.12.2021: 15996,92 USD', null],
])('the number that may identify an account in "%s" is %s', (text, key) => {
  expect(linesFrom(text).map((line) => accountKeyOn(line, () => new Set())?.key ?? null)).toEqual([key]);
});

describe('an account number', () => {
  test.each([
    ['Cuenta corriente bancaria 1949 518181/98', '1949 518181/98'],
    ['口座番号  普通 7370171  照会期間 2022/08/15', '7370171'],
    ['Sort code and  92-16-14 83998033  Total payments in  9,628.60', '92-16-14 83998033'],
    ['by the Financial Conduct Authority and the Prudential Regulation Authority (no. 125735)', null],
    ['agência/conta 4973/18097-3  período 01/02/2024 até 29/02/2024', '4973/18097-3'],
    ['Relevé de votre compte courant postal n° 53 804 63 A 632  5 mai 2024', '53 804 63 A 632'],
    ['Account 52-23-70 / 10708255', '52-23-70 / 10708255'],
    ['Cash Management Account Z50-919321  1 May 2024', 'Z50-919321'],
    ['Share account 1164872-S16', '1164872-S16'],
    ['Account **** **** **** 7903', '**** **** **** 7903'],
    ['Konto Nummer 544 578 141, BLZ 999 500 42', '544 578 141'],
    ['Conto corrente n. 3135/72700039  Via Roma 1', '3135/72700039'],
    ['No. de cuenta 2306-34-6484-2', '2306-34-6484-2'],
    ['口座番号 599 - 3563299', '599 - 3563299'],
    ['Konto-Nr. 154.034.056.50', '154.034.056.50'],
  ])('is read whole as it is printed: %s', (text, number) => {
    expect(numberOn(text)).toBe(number);
  });

  test('ends before the date after it', () => {
    expect(numberOn('Account 12345678 31 January 2024')).toBe('12345678');
    expect(numberOn('Konto 12345678 01.01.2024 - 31.01.2024')).toBe('12345678');
  });

  test('is as long as the IBANs of its country, whatever follows it', () => {
    expect(numberOn('DE89 3704 0044 0532 0130 00, 01.04.2024')).toBe('DE89 3704 0044 0532 0130 00');
    expect(numberOn('NL91 ABNA 0417 1643 00 12345')).toBe('NL91 ABNA 0417 1643 00');
    expect(isIban('DE89370400440532013000')).toBe(true);
    expect(isIban('DE89370400440532013001')).toBe(false);
  });

  test('is the one below or behind the name of the account, and not below the title of the statement', () => {
    expect(numberOn('Conto corrente di corrispondenza', 'N. 000000829610')).toBe('000000829610');
    expect(numberOn('Relevé de compte', '2567442', 'Compte n°  701180025214')).toBe('701180025214');
  });

  test('is read whole where its cell continues on the next line, or a comma follows the branch', () => {
    expect(numberOn('Rekening', 'NL91 ABNA 0417 1643', '00')).toBe('NL91 ABNA 0417 1643 00');
    expect(numberOn('Konto 8411-8, 331 753 279-5')).toBe('8411-8, 331 753 279-5');
  });

  test('is not one with another label, nor the bank code', () => {
    expect(numberOn('BSB 650-300')).toBeNull();
    expect(numberOn('Customer number 12345678', 'Customer number 12345678')).toBeNull();
    expect(numberOn('Stammnummer 9182617', 'Stammnummer 9182617')).toBeNull();
    expect(numberOn('Call us 1-800-524-3880', 'Call us 1-800-524-3880')).toBeNull();
  });

  test('is the bank’s own number rather than the interbank one', () => {
    expect(numberOn('CBU 0718705362887049549908', 'Caja de Ahorro en Pesos 597-408754/0')).toBe(
      '597-408754/0',
    );
  });

  test('is the bank’s own number rather than its IBAN, and no page number of a year', () => {
    const iban = 'IBAN DE92 6619 2166 7603 6152 30';
    expect(numberOn(iban, 'Girokonto Nr. 4711081502')).toBe('4711081502');
    expect(numberOn('Kontoauszug Nr. 80/2026', iban)).toBe('DE92 6619 2166 7603 6152 30');
  });

  test('may contain a period if a word says it is a number', () => {
    expect(numberOn('Privatkonto  Konto-Nr. 08610.73')).toBe('08610.73');
    expect(numberOn('Privatkonto  8610.73')).toBeNull();
  });

  test('is one in a title if it is printed again', () => {
    expect(numberOn('Everyday saver  38134719  1,234.56', 'Everyday saver  38134719')).toBe('38134719');
  });

  test('is that of a contract rather than the last digits of an account a row names', () => {
    const row = '15-MAY-25  DISPOSICION SPEI CUENTA TERMINACION 1251  12,794.30';
    expect(numberOn('Crédito revolvente PyME  Contrato 118-0055600', row)).toBe('118-0055600');
  });

  test('is a card’s own, not that of the account which pays it', () => {
    const card = ['N° de carte  6028.69XX.XXXX.6489'];
    const payer = 'Le solde de 6 116,39 EUR sera prélevé le 06/02/2024 sur le compte n° 11808718084';
    expect(numberOn(...card, payer)).toBe('6028.69XX.XXXX.6489');
    expect(numberOn('Statement of account', 'Account debited 38134719')).toBe('38134719');
  });
});

describe('the currency of an account', () => {
  const english = (...texts: readonly string[]) => accountCurrency(linesFrom(...texts), 'en');

  test('is the dollar of the country in its address', () => {
    expect(english('9 Fig Tree Rd', 'Hornsby NSW 2077', 'Balance  $5,878.68')).toBe('AUD');
    expect(english('8 Maple Court', 'Ottawa ON K1P 5M7', 'Balance  $5,878.68')).toBe('CAD');
    expect(english('14 Alder Row', 'Denver, CO 80203', 'Balance  $5,878.68')).toBe('USD');
    expect(english('5 Totara Place', 'Napier 4110', 'Balance  $5,878.68')).toBe('NZD');
  });

  test('is the US dollar if dates are month first', () => {
    expect(english('Period 01/15/2025 - 02/14/2025', 'Balance  $5,878.68')).toBe('USD');
    expect(english('Period 15/01/2025 - 14/02/2025', 'Balance  $5,878.68')).toBeNull();
  });

  test('is the one the sums are in, though an empty column of dollars stands next to them', () => {
    const sums = [
      ...['Tarjeta  Quetzales  Dólares', 'Saldo anterior  Q59,218.16  $0.00', 'Pagos  Q13,365.89  $0.00'],
      ...['Consumos  Q2,542.14  $0.00', 'Saldo al corte  Q48,394.41  $0.00', 'Pago mínimo  Q2,419.72  $0.00'],
    ];
    expect(accountCurrency(linesFrom(...sums), 'es')).toBe('GTQ');
  });

  test('is that of the whole sign, not of a shorter one it ends in', () => {
    expect(english('Opening BDS$  Closing BDS$', 'BDS$1,057.33  BDS$1,928.50')).toBe('BBD');
  });

  test('is the dollar or boliviano of the country in its address', () => {
    expect(english('Reserve Road, Suva, Fiji', 'Balance  $5,878.68', 'Closing balance  $99.00')).toBe('FJD');
    expect(accountCurrency(linesFrom('La Paz - Bolivia', 'Moneda:  Bolivianos', 'Saldo  99.00'), 'es')).toBe(
      'BOB',
    );
  });

  test('is that of the country of its address or the one it names, in small countries too', () => {
    expect(english('Beach Road 118, Apia, Samoa', '+685 11826', 'Balance SAT  5,073.75')).toBe('WST');
    expect(english('Belmopan, Belize', 'www.bank-example.com.bz', 'Balance  $5,073.75')).toBe('BZD');
    expect(english('CHANG LAM PLAZA, THIMPHU', 'Currency  Ngultrum', 'Balance  2,35,585.80')).toBe('BTN');
  });

  test('stays open if nothing shows whose dollar it is', () => {
    expect(english('Opening balance  $100.00', 'Closing balance  $90.00')).toBeNull();
    expect(english('Opening balance  100.00', 'Closing balance  90.00')).toBeNull();
  });

  test('is inferred from an address without any currency sign', () => {
    expect(english('UNIT 4 MILL LANE', 'PERTH PH1 5AA', 'BALANCE  7,756.13')).toBe('GBP');
    expect(accountCurrency(linesFrom('Storgatan 3', '903 26 Umeå', 'Saldo  1 234,50'), 'sv')).toBe('SEK');
    expect(
      accountCurrency(linesFrom('Chemin des Vignes 3', '1950 Sion', "Solde initial  1'234.50"), 'fr'),
    ).toBe('CHF');
  });

  test('is the named one although the address shows another country', () => {
    const foreign = [
      'Bahnhofstrasse 1',
      '8001 Zürich',
      'Kontokorrent USD',
      'Saldo in USD  1234.50',
      'Schlusssaldo  USD 99.00',
    ];
    expect(accountCurrency(linesFrom(...foreign), 'de')).toBe('USD');
  });

  test('is the one after a currency label, though everything else is of the country', () => {
    const labelled = [
      'Титуляр:  Пробен Дизайн ЕООД  IBAN:  BG76 KBKS 0134 5379 1876 60',
      'Адрес:  бул. Марица 44, 4000 Пловдив  Валута:  EUR',
      'ЕИК:  183542813',
      'НАЧАЛНО САЛДО  8 334.30',
      'Фиксиран курс: 1 EUR = 1.95583 BGN.',
    ];
    expect(accountCurrency(linesFrom(...labelled), 'bg')).toBe('EUR');
  });

  test('is not the one of the deposit insurance', () => {
    const terms =
      'Deposits are covered by the scheme of the European Union up to an amount of EUR 100,000 for each customer';
    expect(english('SAMPLE LTD', 'PERTH PH1 5AA', terms)).toBe('GBP');
  });
});

test('the code of a client or till is the number of its account, and a sum behind the sign of its currency none', () => {
  const numbersOf = (...texts: readonly string[]) =>
    accountMentions(linesFrom(...texts))
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ number }) => number);
  expect(numbersOf('Short Code (Till):  876958', 'Withdrawal to bank account 6999')[0]).toBe('876958');
  expect(numbersOf('Pune 411016', 'Client Code  ZX1919')[0]).toBe('ZX1919');
  expect(numbersOf('Balance  TSh 30446718', 'Balance  TSh 30446718')).toEqual([]);
  expect(numbersOf('CUENTA No. *0418 027 678*')).toEqual(['0418 027 678']);
});
