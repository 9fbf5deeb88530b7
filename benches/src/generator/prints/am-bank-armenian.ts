import { land, speech } from './more-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

const ARMENIA = land('hy-AM', {
  currency: 'AMD',
  symbol: 'դր.',
  scale: 400,
  language: speech('hy', {
    months: 'հունվար փետրվար մարտ ապրիլ մայիս հունիս հուլիս օգոստոս սեպտեմբեր հոկտեմբեր նոյեմբեր դեկտեմբեր',
    merchants: 'ԳՐՔԵՐ ԼՈՒՍԻՆ|ԴԵՂԱՏՈՒՆ ԱՂԲՅՈՒՐ|ՀԱՑ ՀԱՍԿ',
    people: 'ԱՆԻ ՕՐԻՆԱԿՅԱՆ|ԱՐԱՄ ՊԵՏՐՈՍՅԱՆ',
    employers: 'ՕՐԻՆԱԿ ՍՊԸ|ԾՈՎ ՏՐԱՆՍ ՓԲԸ',
    cities: 'ԵՐԵՎԱՆ|ԳՅՈՒՄՐԻ',
  }),
});

/** An Armenian account: turnover out and in, the balance after each, sums and balances of the period below. */
export const amBankArmenian = tablePrint({
  id: 'am-bank-armenian',
  kind: 'bank_statement',
  tags: ['lang:hy-words', 'debit-credit-columns', 'running-balance', 'opening-in-table', 'closing-in-table'],
  locales: ARMENIA,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  order: {
    movements: {
      card: [['Վճարում {m}']],
      transferIn: [['Մուտք {p}']],
      transferOut: [['Փոխանցում {p}']],
      salary: [['Աշխատավարձ {e}']],
      cash: [['Կանխիկացում {c}']],
      directDebit: [['Կոմունալ {m}']],
      fee: [['Միջնորդավճար']],
      refund: [['Վերադարձ {m}']],
      interest: [['Տոկոսագումար']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } td, th { border: 1px solid #bbb }',
  above: (s) =>
    `<b style="font-size:12pt">${esc(s.desk.bank)}</b><h3>Հաշվի քաղվածք</h3><p>Հաճախորդ՝ ԱՆԻ ՕՐԻՆԱԿՅԱՆ<br>Հաշվի համար՝ ${s.ledger.number.replace(/\D/g, '')}<br>Ժամանակահատված՝ ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>Արժույթ՝ AMD</p>`,
  columns: [
    ['Ամսաթիվ', (e, s) => s.day(e.date)],
    ['Գործարքի նկարագրություն', inOne],
    ['>Ելք', (e, s) => s.out(e)],
    ['>Մուտք', (e, s) => s.into(e)],
    ['>Մնացորդ', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [['', 'Սկզբնական մնացորդ', '', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [
    ['', 'Ընդամենը', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`, ''],
    ['', 'Վերջնական մնացորդ', '', '', `>${s.signed(s.ledger.closing)}`],
  ],
  truth: () => ({ balances: 'every-row' }),
});
