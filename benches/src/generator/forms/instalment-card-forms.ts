import type { Entry } from '@tieout/corpus';
import { sizeOf } from '../families/drawn/bank-sheet.ts';
import { AMERICAN_CARD } from '../prints/descriptors.ts';
import { DENMARK } from '../prints/more-places.ts';
import { AUSTRALIA, BELGIUM, BRITAIN, CANADA, GERMANY, ITALY, USA } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { column, formPrint, type Put } from './form.ts';
import { labelPairs } from './label-pairs.ts';
import { titledParts } from './titled-parts.ts';

const of = (entries: readonly Entry[], ...kinds: string[]) => entries.filter((e) => kinds.includes(e.kind));

/** A British card: balance transfers and purchases under titles of their own, CR a gap behind credits, instalment plans with monthly sums and what is left of them below. */
const britishPlans = formPrint({
  id: 'uk-card-instalment-plans',
  kind: 'credit_card_statement',
  tags: ['card', 'titled-parts', 'instalment-plans', 'cr-behind'],
  locales: BRITAIN,
  dates: ['dd MMM', 'd MMMM yyyy'],
  most: 45,
  size: 8,
  leading: 10,
  gap: 2,
  top: 290,
  topAgain: 80,
  bottom: 770,
  isHeadedOnce: true,
  order: {
    isCard: true,
    kinds: ['card', 'refund', 'transferIn', 'fee', 'transferOut'],
    movements: {
      card: [['{m} {c} GB'], ['{m} LONDON GB']],
      refund: [['{m} {c} GB']],
      transferIn: [['DIRECT DEBIT PAYMENT - THANK YOU']],
      fee: [['BALANCE TRANSFER HANDLING FEE']],
    },
  },
  head: (s) => [
    [40, 40, `${s.desk.bank} Platinum Visa`, { size: 14, isBold: true }],
    ...column(40, 80, 11, ['Jordan Sample', '12 Example Road', 'Leeds LS1 1AA']),
    [340, 80, 'Account number 4929 XXXX XXXX 4471'],
    [340, 92, `Statement date ${s.full(s.ledger.end)}`],
    ...labelPairs(40, 320, 140, [
      ['Your previous balance', `£${s.number(s.ledger.opening)}${s.ledger.opening < 0 ? ' CR' : ''}`],
      ['Payments and credits', `£${s.number(s.ledger.into.sum)} CR`],
      ['New transactions, fees and interest', `£${s.number(s.ledger.out.sum)}`],
      ['Your new balance', `£${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? ' CR' : ''}`],
      ['Minimum payment', '£25.00'],
      ['Payment due', s.full(s.ledger.end + 25)],
      ['Credit limit', '£9,000.00'],
    ]),
    [
      40,
      250,
      'If you make only the minimum payment each month, it will take you longer and cost you more to clear your balance.',
    ],
  ],
  again: (s) => [
    [40, 40, `${s.desk.bank} Platinum Visa`, { isBold: true }],
    [340, 40, `Statement date ${s.full(s.ledger.end)}`],
  ],
  columns: [
    ['Date of\ntransaction', 40, (e, s) => s.day(e.date)],
    ['Date\nentered', 105, (e, s) => s.day(e.postDate)],
    ['Description', 165, (e) => e.lines],
    ['Amount (£)', -540, (e, s) => `${s.number(e.amount)}${e.amount > 0 ? ' CR' : ''}`],
  ],
  rows: (s, block) => {
    const part = (title: string, entries: readonly Entry[]) => ({
      title: [[40, 1, title, { isBold: true }] as Put],
      entries,
    });
    return titledParts(
      [
        part('Payments and refunds', of(s.entries, 'transferIn', 'refund')),
        part('Purchases', of(s.entries, 'card')),
        part('Fees', of(s.entries, 'fee')),
      ],
      block,
    );
  },
  last: (s) => [
    [
      [40, 2, 'Instalment plans', { isBold: true }],
      [40, 3, 'Plan start date'],
      [120, 3, 'Description'],
      [-330, 3, 'Original amount'],
      [-410, 3, 'Monthly instalment'],
      [-480, 3, 'Remaining'],
      [-540, 3, 'Balance'],
      [40, 4, s.desk.written(s.ledger.start - 60, 'dd MMM yy')],
      [120, 4, 'Laptop over 12 months'],
      [-330, 4, '£960.00'],
      [-410, 4, '£80.00'],
      [-480, 4, '10 of 12'],
      [-540, 4, '£800.00'],
    ],
    [
      [40, 1, 'Summary of interest', { isBold: true }],
      [40, 2, 'Purchases'],
      [165, 2, '24.9% p.a.'],
      [-540, 2, '£0.00'],
      [40, 3, 'Cash'],
      [165, 3, '29.9% p.a.'],
      [-540, 3, '£0.00'],
    ],
  ],
  truth: (s) => ({
    balances: 'none',
    printsPostDate: true,
    number: '4929 XXXX XXXX 4471',
    entries: [...of(s.entries, 'transferIn', 'refund'), ...of(s.entries, 'card'), ...of(s.entries, 'fee')],
  }),
});

/** An American card: a mark behind what may be paid over time, plans with their fee in a table above the rows, payments first under "Detail". */
const payOverTime = formPrint({
  id: 'us-card-plan-marks',
  kind: 'credit_card_statement',
  tags: ['card', 'marks-behind', 'plans-above-rows', 'label-over-value'],
  locales: USA,
  dates: ['MM/dd/yy', 'MM/dd/yy'],
  most: 45,
  size: 8,
  leading: 10,
  gap: 3,
  top: 330,
  topAgain: 90,
  bottom: 730,
  isHeadedOnce: true,
  order: { isCard: true, kinds: ['card', 'refund', 'transferIn', 'fee'], movements: AMERICAN_CARD },
  head: (s) => [
    [40, 40, `${s.desk.bank} Everyday Card`, { size: 14, isBold: true }],
    [40, 58, 'JORDAN SAMPLE'],
    [40, 70, `Closing Date ${s.full(s.ledger.end)}`],
    [420, 58, 'Account Ending 7-41007'],
    [40, 100, 'New Balance'],
    [40, 114, money(s.ledger.closing, s.number), { size: 13 }],
    [170, 100, 'Minimum Payment Due'],
    [170, 114, '$40.00', { size: 13 }],
    [300, 100, 'Payment Due Date'],
    [300, 114, s.full(s.ledger.end + 25), { size: 13 }],
    [330, 150, 'Account Summary', { isBold: true }],
    ...labelPairs(330, 560, 166, [
      ['Previous Balance', money(s.ledger.opening, s.number)],
      ['Payments/Credits', `-$${s.number(s.ledger.into.sum)}`],
      ['New Charges', `+$${s.number(sizeOf(of(s.entries, 'card')))}`],
      ['Fees', `+$${s.number(sizeOf(of(s.entries, 'fee')))}`],
      ['Interest Charged', '+$0.00'],
      ['New Balance', money(s.ledger.closing, s.number)],
    ]),
    [40, 250, 'Plan It Summary', { isBold: true }],
    [40, 264, 'Plan'],
    [110, 264, 'Start Date'],
    [-240, 264, 'Original Amount'],
    [-330, 264, 'Plan Payment Due'],
    [-430, 264, 'Remaining Balance'],
    [40, 276, 'PLAN 0007'],
    [110, 276, s.full(s.ledger.start - 40)],
    [-240, 276, '$480.00'],
    [-330, 276, '$41.90'],
    [-430, 276, '$400.00'],
  ],
  again: (s) => [
    [40, 40, 'JORDAN SAMPLE'],
    [420, 40, 'Account Ending 7-41007'],
    [40, 52, `Closing Date ${s.full(s.ledger.end)}`],
  ],
  columns: [
    ['Detail', 40, (e, s) => `${s.day(e.date)}${e.amount > 0 ? '*' : ''}`],
    ['', 110, (e) => e.lines],
    ['Amount', -545, (e, s) => `${money(-e.amount, s.number)} §`],
  ],
  rows: (s, block) => {
    const part = (title: string, entries: readonly Entry[]) => ({
      title: [
        [40, 1, title, { isBold: true }] as Put,
        [
          -545,
          1,
          `${title.startsWith('Pay') || title === 'Credits' ? '-' : ''}$${s.number(sizeOf(entries))}`,
        ] as Put,
      ],
      entries,
    });
    return titledParts(
      [
        part('Payments', of(s.entries, 'transferIn')),
        part('Credits', of(s.entries, 'refund')),
        part('New Charges', of(s.entries, 'card')),
        part('Fees', of(s.entries, 'fee')),
      ],
      block,
    );
  },
  last: (s) => [
    [
      [40, 2, `§ - Pay Over Time and/or Cash Advance`],
      [40, 4, `${s.desk.written(s.ledger.end, 'yyyy')} Fees and Interest Totals Year-to-Date`],
      [40, 5, 'Total Fees'],
      [-545, 5, '$45.00'],
      [40, 6, 'Total Interest'],
      [-545, 6, '$0.00'],
    ],
  ],
  truth: (s) => ({
    balances: 'none',
    number: null,
    entries: [
      ...of(s.entries, 'transferIn'),
      ...of(s.entries, 'refund'),
      ...of(s.entries, 'card'),
      ...of(s.entries, 'fee'),
    ],
  }),
});
const money = (minor: number, number: (minor: number) => string) =>
  `${minor < 0 ? '-' : ''}$${number(minor)}`;

/** An Australian card: one list with a minus behind what was paid, plans to pay in parts with a progress below, opening and closing balance as rows. */
const australianMinus = formPrint({
  id: 'au-card-minus-behind',
  kind: 'credit_card_statement',
  tags: ['card', 'minus-behind', 'opening-row', 'instalment-plans'],
  locales: AUSTRALIA,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  most: 45,
  size: 8,
  leading: 10,
  gap: 2,
  top: 250,
  topAgain: 80,
  bottom: 770,
  order: {
    isCard: true,
    kinds: ['card', 'refund', 'transferIn', 'fee'],
    movements: {
      card: [['{m} {c} AUS'], ['{m} SYDNEY AUS', 'Card xx{f}']],
      transferIn: [['PAYMENT - THANK YOU'], ['BPAY PAYMENT']],
      fee: [['ANNUAL FEE'], ['INTEREST CHARGED ON PURCHASES']],
      refund: [['{m} {c} AUS REFUND']],
    },
  },
  head: (s) => [
    [40, 40, `${s.desk.bank} Low Rate`, { size: 14, isBold: true }],
    ...labelPairs(330, 550, 70, [
      ['Account number', '5163 00XX XXXX 4471'],
      ['Statement begins', s.full(s.ledger.start)],
      ['Statement ends', s.full(s.ledger.end)],
      ['Closing balance', s.signed(s.ledger.closing)],
      ['Minimum payment due', '35.00'],
      ['Due date', s.full(s.ledger.end + 25)],
      ['Credit limit', '12,000.00'],
    ]),
  ],
  again: () => [],
  first: (s) => [
    [
      [110, 0, 'Opening Balance'],
      [-550, 0, `${s.number(s.ledger.opening)}${s.ledger.opening < 0 ? '-' : ''}`],
    ],
  ],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Transaction Details', 110, (e) => e.lines],
    ['Amount (A$)', -550, (e, s) => `${s.number(e.amount)}${e.amount > 0 ? '-' : ''}`],
  ],
  last: (s) => [
    [
      [110, 0, 'Closing Balance'],
      [-550, 0, `${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? '-' : ''}`],
    ],
    [
      [40, 2, 'Your instalment plans', { isBold: true }],
      [40, 3, 'Plan'],
      [200, 3, 'Started'],
      [-380, 3, 'Plan balance'],
      [-470, 3, 'This instalment'],
      [-550, 3, 'To go'],
      [40, 4, 'SurePay television'],
      [200, 4, s.full(s.ledger.start - 90)],
      [-380, 4, '1,200.00'],
      [-470, 4, '100.00'],
      [-550, 4, '12'],
    ],
  ],
  truth: () => ({ balances: 'none', number: '5163 00XX XXXX 4471' }),
});

/** A Canadian card: each holder's rows under a name and number with a subtotal, interest undated at the end of the first holder, other money on a line below. */
const canadianHolders = formPrint({
  id: 'ca-card-holder-subtotals',
  kind: 'credit_card_statement',
  tags: ['card', 'holders', 'two-dates', 'foreign-sublines', 'subtotals'],
  locales: CANADA,
  dates: ['MMM dd', 'MMMM d, yyyy'],
  most: 45,
  size: 8,
  leading: 10,
  gap: 2,
  top: 280,
  topAgain: 80,
  bottom: 730,
  order: {
    isCard: true,
    withForeign: true,
    kinds: ['card', 'refund', 'transferIn', 'fee'],
    movements: {
      card: [['{m} {c} ON'], ['{m} TORONTO ON']],
      refund: [['{m} {c} ON']],
      transferIn: [['PAYMENT RECEIVED - THANK YOU']],
      fee: [['ANNUAL FEE']],
    },
  },
  head: (s) => [
    [40, 40, `${s.desk.bank} Cash Back Mastercard`, { size: 14, isBold: true }],
    [40, 70, `Statement date ${s.full(s.ledger.end)}`],
    [40, 82, `Statement period ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [40, 110, 'Summary of your account', { isBold: true }],
    ...labelPairs(40, 320, 126, [
      [`Previous total balance, ${s.full(s.ledger.start - 1)}`, money(s.ledger.opening, s.number)],
      ['Payments and credits', `-$${s.number(s.ledger.into.sum)}`],
      ['Purchases and debits', `$${s.number(sizeOf(of(s.entries, 'card')))}`],
      ['Fees', `$${s.number(sizeOf(of(s.entries, 'fee')))}`],
      ['Interest', '$0.00'],
      [`Total balance, ${s.full(s.ledger.end)}`, money(s.ledger.closing, s.number)],
    ]),
    [360, 126, 'Credit limit'],
    [-560, 126, '$8,000.00'],
    [360, 138, 'Rewards balance'],
    [-560, 138, '$41.20'],
  ],
  again: () => [],
  columns: [
    ['TRANS\nDATE', 40, (e, s) => s.day(e.date)],
    ['POSTING\nDATE', 90, (e, s) => s.day(e.postDate)],
    [
      'DESCRIPTION',
      145,
      (e, s) =>
        e.foreign === null
          ? e.lines
          : [
              ...e.lines,
              `${e.foreign.currency} ${s.number(e.foreign.amount)} @ ${e.foreign.rate.toFixed(4)}`,
            ],
    ],
    ['AMOUNT ($)', -560, (e, s) => `${s.number(e.amount)}${e.amount > 0 ? ' CR' : ''}`],
  ],
  rows: (s, block) => {
    const isSecond = (e: Entry) => e.kind === 'card' && Number(e.reference[0]) > 6;
    const part = (title: string, entries: readonly Entry[]) => {
      const net = entries.reduce((n, e) => n - e.amount, 0);
      return {
        title: [[40, 0, title, { isBold: true }] as Put],
        entries,
        total: [
          [145, 0, `Subtotal for ${title.slice(0, 13)}`, { isBold: true }] as Put,
          [-560, 0, `${s.number(net)}${net < 0 ? ' CR' : ''}`, { isBold: true }] as Put,
        ],
      };
    };
    return titledParts(
      [
        part(
          'JORDAN SAMPLE  XXXX XXXX XXXX 4471',
          s.entries.filter((e) => !isSecond(e)),
        ),
        part('ALEX SAMPLE    XXXX XXXX XXXX 8820', s.entries.filter(isSecond)),
      ],
      block,
    );
  },
  truth: (s) => {
    const isSecond = (e: Entry) => e.kind === 'card' && Number(e.reference[0]) > 6;
    return {
      balances: 'none',
      printsPostDate: true,
      number: null,
      entries: [...s.entries.filter((e) => !isSecond(e)), ...s.entries.filter(isSecond)],
      describe: (e) =>
        e.foreign === null
          ? e.lines.join(' ')
          : `${e.lines.join(' ')} ${e.foreign.currency} ${s.number(e.foreign.amount)} @ ${e.foreign.rate.toFixed(4)}`,
      alternatives: (e) => [e.lines.join(' ')],
    };
  },
});

/** A Belgian card in Dutch: a sign a gap behind the euros, other money and rate in columns, what the account paid as the first row, the sum to pay twice. */
const belgianVisa = formPrint({
  id: 'be-card-sign-behind',
  kind: 'credit_card_statement',
  tags: ['card', 'sign-behind', 'foreign-columns', 'two-dates'],
  locales: BELGIUM,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  most: 40,
  size: 8,
  leading: 10,
  gap: 3,
  top: 250,
  topAgain: 90,
  bottom: 770,
  order: {
    isCard: true,
    withForeign: true,
    kinds: ['card', 'refund', 'transferIn'],
    movements: {
      card: [['{m} {c}']],
      refund: [['{m} {c}']],
      transferIn: [['UW BETALING VIA DOMICILIERING']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 64, 'UITGAVENSTAAT KREDIETKAART', { isBold: true }],
    ...column(40, 84, 11, [
      'Kaartnummer 4546 XXXX XXXX 4471',
      'Titularis: SAMPLE JORDAN',
      `Datum uitgavenstaat ${s.full(s.ledger.end)}`,
    ]),
    ...labelPairs(330, 550, 84, [
      ['Gebruikslimiet', '2.500,00 EUR'],
      ['Vorig saldo', `${s.number(s.ledger.opening)} ${s.ledger.opening < 0 ? '+' : '-'}`],
      ['Nieuw saldo', `${s.number(s.ledger.closing)} ${s.ledger.closing < 0 ? '+' : '-'}`],
    ]),
  ],
  again: () => [],
  columns: [
    ['Datum\nverrichting', 40, (e, s) => s.day(e.date)],
    ['Datum\nafrekening', 100, (e, s) => s.day(e.postDate)],
    ['Omschrijving', 160, (e) => e.lines],
    [
      'Bedrag in\nvreemde munt',
      -400,
      (e, s) => (e.foreign === null ? '' : `${s.number(e.foreign.amount)} ${e.foreign.currency}`),
    ],
    ['Koers', -455, (e) => (e.foreign === null ? '' : e.foreign.rate.toFixed(4).replace('.', ','))],
    ['Bedrag in EUR', -550, (e, s) => `${s.number(e.amount)} ${e.amount < 0 ? '-' : '+'}`],
  ],
  last: (s) => [
    [
      [160, 1, `Saldo in ons voordeel op ${s.full(s.ledger.end)}`],
      [-550, 1, `${s.number(s.ledger.closing)} ${s.ledger.closing < 0 ? '+' : '-'}`],
    ],
  ],
  truth: (s) => ({
    balances: 'none',
    printsPostDate: true,
    number: '4546 XXXX XXXX 4471',
    describe: (e) =>
      e.foreign === null
        ? e.lines.join(' ')
        : `${e.lines.join(' ')} ${s.number(e.foreign.amount)} ${e.foreign.currency} ${e.foreign.rate.toFixed(4).replace('.', ',')}`,
    alternatives: (e) => [e.lines.join(' ')],
  }),
});

/** An Italian revolving card: purchases of the month under one title, the instalments that run under another, which is debited; minus on credits only. */
const italianRevolving = formPrint({
  id: 'it-card-revolving',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'instalment-plans', 'minus-on-credits'],
  locales: ITALY,
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  most: 40,
  size: 8,
  leading: 10,
  gap: 3,
  top: 280,
  topAgain: 90,
  bottom: 770,
  order: {
    isCard: true,
    kinds: ['card', 'refund', 'transferIn', 'fee'],
    movements: {
      card: [['{m} {c}']],
      refund: [['STORNO {m} {c}']],
      transferIn: [['ADDEBITO IN CONTO CORRENTE']],
      fee: [['QUOTA ASSOCIATIVA'], ['INTERESSI RATEALI']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 64, 'ESTRATTO CONTO CARTA DI CREDITO', { isBold: true }],
    ...column(40, 84, 11, [
      'Titolare: JORDAN ESEMPIO',
      'Carta n. **** **** **** 4471',
      `Estratto conto al ${s.full(s.ledger.end)}`,
    ]),
    ...labelPairs(40, 320, 140, [
      ['Saldo precedente', `€ ${s.signed(s.ledger.opening)}`],
      ['Totale pagamenti e rimborsi', `€ -${s.number(s.ledger.into.sum)}`],
      ['Totale spese e oneri', `€ ${s.number(s.ledger.out.sum)}`],
      ['Nuovo saldo', `€ ${s.signed(s.ledger.closing)}`],
      ['Rata minima da pagare', '€ 75,00'],
      ['Fido residuo', '€ 1.200,00'],
    ]),
    [40, 264, 'DETTAGLIO DEI MOVIMENTI', { isBold: true }],
  ],
  again: () => [],
  columns: [
    ['Data\noperazione', 40, (e, s) => s.day(e.date)],
    ['Data\nregistrazione', 105, (e, s) => s.day(e.postDate)],
    ['Descrizione', 175, (e) => e.lines],
    ['Importo in Euro', -550, (e, s) => s.signed(-e.amount)],
  ],
  last: (s) => [
    [
      [40, 1, 'PIANI RATEALI IN CORSO', { isBold: true }],
      [40, 2, 'Data acquisto'],
      [120, 2, 'Descrizione'],
      [-380, 2, 'Importo'],
      [-450, 2, 'Rata n.'],
      [-550, 2, 'Debito residuo'],
      [40, 3, s.desk.written(s.ledger.start - 70, 'dd/MM/yy')],
      [120, 3, 'Elettrodomestici'],
      [-380, 3, '600,00'],
      [-450, 3, '3/12'],
      [-550, 3, '450,00'],
    ],
  ],
  truth: () => ({ balances: 'none', printsPostDate: true, number: null }),
});

/** A German airline card: the day of receipt and of booking next to each other, EUR after the sum and a sign before it with a gap, points in a column of their own. */
const germanPoints = formPrint({
  id: 'de-card-points-column',
  kind: 'credit_card_statement',
  tags: ['card', 'points-column', 'sign-apart', 'two-dates'],
  locales: GERMANY,
  dates: ['dd.MM.yy', 'dd.MM.yyyy'],
  most: 40,
  size: 8,
  leading: 10,
  gap: 3,
  top: 270,
  topAgain: 90,
  bottom: 770,
  order: {
    isCard: true,
    kinds: ['card', 'refund', 'transferIn', 'fee'],
    movements: {
      card: [['{m} {c}']],
      refund: [['GUTSCHRIFT {m}']],
      transferIn: [['LASTSCHRIFTEINZUG VOM KONTO']],
      fee: [['JAHRESGEBUEHR']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 64, 'Kreditkartenabrechnung', { isBold: true }],
    ...column(40, 84, 11, ['Herrn Jordan Muster', 'Erlenweg 2', '04668 Musterhausen']),
    ...labelPairs(330, 550, 84, [
      ['Abrechnungsdatum', s.full(s.ledger.end)],
      ['Kartennummer', '5232 XXXX XXXX 4471'],
      ['Kartenlimit', '4.000,00 EUR'],
      ['Saldo letzte Abrechnung', `${s.ledger.opening > 0 ? '- ' : '+ '}${s.number(s.ledger.opening)} EUR`],
      ['Summe Gutschriften', `+ ${s.number(s.ledger.into.sum)} EUR`],
      ['Summe Umsätze', `- ${s.number(s.ledger.out.sum)} EUR`],
      ['Neuer Saldo', `${s.ledger.closing > 0 ? '- ' : '+ '}${s.number(s.ledger.closing)} EUR`],
    ]),
  ],
  again: () => [],
  columns: [
    ['Beleg-\ndatum', 40, (e, s) => s.day(e.date)],
    ['Buchungs-\ndatum', 95, (e, s) => s.day(e.postDate)],
    ['Umsatz', 155, (e) => e.lines],
    ['Meilen', -420, (e) => (e.kind === 'card' ? String(Math.round(-e.amount / 200)) : '')],
    ['Betrag', -550, (e, s) => `${e.amount < 0 ? '-' : '+'} ${s.number(e.amount)} EUR`],
  ],
  truth: () => ({
    balances: 'none',
    printsPostDate: true,
    number: '5232 XXXX XXXX 4471',
    alternatives: (e) => (e.kind === 'card' ? [`${e.lines.join(' ')} ${Math.round(-e.amount / 200)}`] : []),
  }),
});

/** A Danish card: one column of kroner with the minus before what was bought, the day of the row and of interest, what is to be paid shown in a sentence. */
const danishCard = formPrint({
  id: 'dk-card-minus-purchases',
  kind: 'credit_card_statement',
  tags: ['card', 'minus-on-purchases', 'two-dates'],
  locales: DENMARK,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  most: 40,
  size: 8,
  leading: 10,
  gap: 2,
  top: 220,
  topAgain: 80,
  bottom: 770,
  order: {
    isCard: true,
    kinds: ['card', 'refund', 'transferIn', 'fee'],
    movements: {
      card: [['{m} {c}']],
      refund: [['{m} RETUR']],
      transferIn: [['BETALINGSSERVICE INDBETALING']],
      fee: [['KORTGEBYR']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 64, 'Kontoudtog Mastercard', { isBold: true }],
    [40, 80, 'Kortnummer **** **** **** 4471'],
    [40, 92, `Periode ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
  ],
  again: () => [],
  first: (s) => [
    [
      [170, 0, 'Saldo fra sidste kontoudtog'],
      [-550, 0, s.signed(-s.ledger.opening)],
    ],
  ],
  columns: [
    ['Købsdato', 40, (e, s) => s.day(e.date)],
    ['Bogført', 105, (e, s) => s.day(e.postDate)],
    ['Tekst', 170, (e) => e.lines],
    ['Beløb i DKK', -550, (e, s) => s.signed(e.amount)],
  ],
  last: (s) => [
    [
      [170, 1, 'Ny saldo'],
      [-550, 1, s.signed(-s.ledger.closing)],
    ],
  ],
  truth: () => ({ balances: 'none', printsPostDate: true, number: null }),
});

/** Cards that lend by plans, by holders and by marks. */
export const INSTALMENT_CARD_FORMS: readonly Print[] = [
  britishPlans,
  payOverTime,
  australianMinus,
  canadianHolders,
  belgianVisa,
  italianRevolving,
  germanPoints,
  danishCard,
];
