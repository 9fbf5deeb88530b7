import type { Entry } from '@tieout/corpus';
import type { Desk } from '../desk.ts';
import { COSTA_RICA, IRELAND } from '../prints/more-places.ts';
import { USA } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { blockRoll } from './block-roll.ts';
import type { Block, Put } from './form.ts';

/** A sum in brackets where it is less than nothing. */
const par = (desk: Desk, minor: number) => (minor < 0 ? `(${desk.number(minor)})` : desk.number(minor));

/** An American trust: income cash and principal cash in columns next to each other, each with a beginning and an ending balance, what holdings cost beside. */
const trust: Print = {
  id: 'us-trust-two-cashes',
  kind: 'bank_statement',
  tags: ['multi-account', 'accounts-abreast', 'parentheses'],
  locales: USA,
  draw: (desk: Desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd/yy');
    const make = (kinds: Entry['kind'][], number: string, start?: number) =>
      desk.ledger({
        entryCount: desk.random.whole(3, 14),
        ...(start === undefined ? {} : { start }),
        number,
        kinds,
        movements: {
          interest: [['DIVIDEND ON 120 SHS SAMPLE CORP', 'COMMON STOCK']],
          transferIn: [['SALE PROCEEDS 50 UNITS EXAMPLE FUND']],
          transferOut: [['PURCHASE 30 UNITS EXAMPLE BOND FUND']],
          fee: [['TRUSTEE FEE']],
          card: [['DISTRIBUTION TO BENEFICIARY', 'J SAMPLE']],
        },
      });
    const income = make(['interest', 'fee', 'card'], 'INCOME');
    const principal = make(['transferIn', 'transferOut'], 'PRINCIPAL', income.start);
    const pen = desk.pen({ size: 7.5 });
    const roll = blockRoll(pen, {
      top: 150,
      topAgain: 80,
      bottom: 720,
      leading: 9.5,
      head: () => [[30, 40, 'STATEMENT OF TRANSACTIONS']],
      again: () => head,
    });
    const head: Block = [
      [30, 0, 'DATE'],
      [85, 0, 'DESCRIPTION'],
      [-400, 0, 'INCOME CASH'],
      [-490, 0, 'PRINCIPAL CASH'],
      [-570, 0, 'TAX COST'],
    ];
    roll.put([
      [30, 40, `${desk.bank} TRUST SERVICES`, { size: 13, isBold: true }],
      [30, 60, 'STATEMENT OF TRANSACTIONS'],
      [30, 74, `ACCOUNT 44-1882-00   ${day(income.start)} THROUGH ${day(income.end)}`],
    ]);
    roll.keep(head);
    const money = (n: number) => par(desk, n);
    roll.keep([
      [30, 0, day(income.start)],
      [85, 0, 'BEGINNING BALANCE'],
      [-400, 0, money(income.opening)],
      [-490, 0, money(principal.opening)],
      [-570, 0, '182,400.10'],
    ]);
    const all = [
      ...income.entries.map((e) => ({ e, i: true })),
      ...principal.entries.map((e) => ({ e, i: false })),
    ].sort((a, b) => a.e.date - b.e.date);
    for (const { e, i } of all)
      roll.keep([
        [30, 0, day(e.date)],
        ...e.lines.map((l, at): Put => [85, at, l]),
        [i ? -400 : -490, 0, money(e.amount)],
        ...(i ? [] : [[-570, 0, desk.number(e.amount)] as Put]),
      ]);
    roll.keep([
      [30, 0, day(income.end)],
      [85, 0, 'ENDING BALANCE'],
      [-400, 0, money(income.closing)],
      [-490, 0, money(principal.closing)],
      [-570, 0, '180,114.22'],
    ]);
    return {
      paper: pen.paper(),
      accounts: [income, principal].map((l) => desk.truth(l, { balances: 'none', number: '44-1882-00' })),
    };
  },
};

/** A Costa Rican account in colones and dollars: rows of both under one another, debits, credits and balance of each money in columns of their own. */
const twoMoneys: Print = {
  id: 'cr-two-moneys-abreast',
  kind: 'bank_statement',
  tags: ['multi-account', 'multi-currency', 'accounts-abreast', 'landscape'],
  locales: COSTA_RICA,
  draw: (desk: Desk) => {
    const day = (at: number) => desk.written(at, 'dd/MM/yyyy');
    const make = (number: string, opening: number, start?: number) =>
      desk.ledger({
        entryCount: desk.random.whole(3, 14),
        opening,
        ...(start === undefined ? {} : { start }),
        number,
        kinds: ['salary', 'transferIn', 'transferOut', 'card', 'fee'],
        movements: {
          salary: [['PLANILLA {e}']],
          transferIn: [['TRANSFERENCIA DE {p}']],
          transferOut: [['TRANSFERENCIA A {p}']],
          card: [['COMPRA {m}']],
          fee: [['COMISION']],
        },
      });
    const home = make('CRC', 41_122_300);
    const dollars = make('USD', 812_210, home.start);
    const pen = desk.pen({ size: 7, isLandscape: true });
    const head: Block = [
      [30, 0, 'Fecha'],
      [90, 0, 'Referencia'],
      [150, 0, 'Descripción'],
      [-390, 0, 'Débitos ¢'],
      [-460, 0, 'Créditos ¢'],
      [-540, 0, 'Saldo ¢'],
      [-610, 0, 'Débitos US$'],
      [-680, 0, 'Créditos US$'],
      [-760, 0, 'Saldo US$'],
    ];
    const roll = blockRoll(pen, {
      top: 130,
      topAgain: 70,
      bottom: 550,
      leading: 9,
      head: () => [[30, 40, 'ESTADO DE CUENTA']],
      again: () => head,
    });
    roll.put([
      [30, 40, desk.bank, { size: 13, isBold: true }],
      [30, 60, 'ESTADO DE CUENTA EN COLONES Y DÓLARES'],
      [30, 74, `Cuenta 114-4412-3   Del ${day(home.start)} al ${day(home.end)}`],
    ]);
    roll.keep(head);
    roll.keep([
      [150, 0, 'Saldo anterior'],
      [-540, 0, desk.signed(home.opening)],
      [-760, 0, desk.signed(dollars.opening)],
    ]);
    const all = [
      ...home.entries.map((e) => ({ e, at: 0 })),
      ...dollars.entries.map((e) => ({ e, at: 220 })),
    ].sort((a, b) => a.e.date - b.e.date);
    for (const { e, at } of all)
      roll.keep([
        [30, 0, day(e.date)],
        [90, 0, e.reference],
        [150, 0, e.lines.join(' ')],
        [e.amount < 0 ? -(390 + at) : -(460 + at), 0, desk.number(e.amount)],
        [-(540 + at), 0, desk.signed(e.balance)],
      ]);
    roll.keep([
      [150, 0, 'Saldo actual'],
      [-540, 0, desk.signed(home.closing)],
      [-760, 0, desk.signed(dollars.closing)],
    ]);
    return {
      paper: pen.paper(),
      accounts: [home, dollars].map((l, at) => ({
        ...desk.truth(l, { balances: 'every-row', number: '114-4412-3' }),
        currency: at === 0 ? 'CRC' : 'USD',
      })),
    };
  },
};

/** An Irish credit union: one list of shares and of the loan, each with its own columns and its own balance. */
const sharesLoan: Print = {
  id: 'ie-credit-union-one-table',
  kind: 'bank_statement',
  tags: ['multi-account', 'accounts-abreast', 'loan'],
  locales: IRELAND,
  draw: (desk: Desk) => {
    const day = (at: number) => desk.written(at, 'dd/MM/yyyy');
    const shares = desk.ledger({
      entryCount: desk.random.whole(3, 14),
      opening: 241_233,
      number: 'SHARES',
      kinds: ['transferIn', 'cash'],
      movements: { transferIn: [['Lodgement EFT']], cash: [['Withdrawal']] },
    });
    const loan = desk.ledger({
      entryCount: desk.random.whole(3, 8),
      start: shares.start,
      opening: -812_210,
      number: 'LOAN',
      kinds: ['transferIn', 'fee'],
      movements: { transferIn: [['Loan Repayment EFT']], fee: [['Loan Interest']] },
    });
    const pen = desk.pen({ size: 7.5 });
    const head: Block = [
      [30, 0, 'Date'],
      [85, 0, 'Transaction'],
      [-250, 0, 'Shares In'],
      [-310, 0, 'Shares Out'],
      [-375, 0, 'Share Balance'],
      [-440, 0, 'Loan Paid'],
      [-500, 0, 'Loan Interest'],
      [-565, 0, 'Loan Balance'],
    ];
    const roll = blockRoll(pen, {
      top: 150,
      topAgain: 70,
      bottom: 760,
      leading: 10,
      head: () => [[30, 40, 'MEMBER STATEMENT']],
      again: () => head,
    });
    roll.put([
      [30, 40, 'Sample & District Credit Union Ltd', { size: 13, isBold: true }],
      [30, 60, 'Member No. 4412   Jordan Sample'],
      [30, 74, `Statement from ${day(shares.start)} to ${day(shares.end)}`],
    ]);
    roll.keep(head);
    roll.keep([
      [30, 0, day(shares.start)],
      [85, 0, 'Opening Balance'],
      [-375, 0, desk.number(shares.opening)],
      [-565, 0, desk.number(loan.opening)],
    ]);
    const all = [
      ...shares.entries.map((e) => ({ e, i: true })),
      ...loan.entries.map((e) => ({ e, i: false })),
    ].sort((a, b) => a.e.date - b.e.date);
    for (const { e, i } of all)
      roll.keep([
        [30, 0, day(e.date)],
        [85, 0, e.lines.join(' ')],
        [i ? (e.amount > 0 ? -250 : -310) : e.amount > 0 ? -440 : -500, 0, desk.number(e.amount)],
        [i ? -375 : -565, 0, desk.signed(i ? e.balance : -e.balance)],
      ]);
    return {
      paper: pen.paper(),
      accounts: [shares, loan].map((l) => desk.truth(l, { balances: 'every-row', number: '4412' })),
    };
  },
};

/** A payment service: rows of two currencies mixed in one list, distinguished by a code, each with its own running balance. */
const interleaved: Print = {
  id: 'gateway-currencies-mixed',
  kind: 'bank_statement',
  tags: ['multi-account', 'multi-currency', 'currency-column', 'gross-fee-net'],
  locales: USA,
  draw: (desk: Desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd/yyyy');
    const make = (number: string, opening: number, start?: number) =>
      desk.ledger({
        entryCount: desk.random.whole(4, 14),
        opening,
        ...(start === undefined ? {} : { start }),
        number,
        kinds: ['transferIn', 'transferOut', 'card'],
        movements: {
          transferIn: [['Payment from {p}']],
          transferOut: [['Transfer to bank']],
          card: [['Express Checkout {m}']],
        },
      });
    const usd = make('USD', 91_122);
    const eur = make('EUR', 8_210, usd.start);
    const pen = desk.pen({ size: 8 });
    const head: Block = [
      [30, 0, 'Date'],
      [90, 0, 'Description'],
      [268, 0, 'Currency'],
      [-370, 0, 'Gross'],
      [-430, 0, 'Fee'],
      [-495, 0, 'Net'],
      [-565, 0, 'Balance'],
    ];
    const roll = blockRoll(pen, {
      top: 170,
      topAgain: 70,
      bottom: 740,
      leading: 10,
      head: () => [[30, 40, 'Account activity']],
      again: () => head,
    });
    roll.put([
      [30, 40, 'Merchant account statement', { size: 14, isBold: true }],
      [30, 60, `${day(usd.start)} - ${day(usd.end)}`],
      [30, 90, 'Currency'],
      [-250, 90, 'Opening balance'],
      [-350, 90, 'Closing balance'],
      ...[usd, eur].flatMap((l, at): Put[] => [
        [30, 104 + at * 12, at === 0 ? 'USD' : 'EUR'],
        [-250, 104 + at * 12, desk.signed(l.opening)],
        [-350, 104 + at * 12, desk.signed(l.closing)],
      ]),
    ]);
    roll.keep(head);
    const all = [
      ...usd.entries.map((e) => ({ e, c: 'USD' })),
      ...eur.entries.map((e) => ({ e, c: 'EUR' })),
    ].sort((a, b) => a.e.date - b.e.date);
    for (const { e, c } of all)
      roll.keep([
        [30, 0, day(e.date)],
        [90, 0, e.lines.join(' ')],
        [268, 0, c],
        [-370, 0, desk.signed(e.amount > 0 ? e.amount + 30 : e.amount)],
        [-430, 0, e.amount > 0 ? '-0.30' : '0.00'],
        [-495, 0, desk.signed(e.amount)],
        [-565, 0, desk.signed(e.balance)],
      ]);
    return {
      paper: pen.paper(),
      accounts: [usd, eur].map((l, at) => ({
        ...desk.truth(l, { balances: 'every-row', number: null }),
        currency: at === 0 ? 'USD' : 'EUR',
      })),
    };
  },
};

/** Statements of two accounts, or of two currencies, whose rows stand in one list. */
export const ABREAST_FORMS: readonly Print[] = [trust, twoMoneys, sharesLoan, interleaved];
