import type { Entry } from '@tieout/corpus';
import { isLastOfDay } from '../day-edges.ts';
import { FINLAND } from '../prints/more-places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint, type Put } from './form.ts';

const IBAN = 'FI12 3456 7890 1234 56';
const behind = (s: Sheet, minor: number) => `${s.number(minor)}${minor < 0 ? '-' : '+'}`;

/** Both sums of a day, as the paper prints them where its rows end. */
function daySums(s: Sheet, e: Entry): Put[] {
  const sum = (isIn: boolean) =>
    s.entries
      .filter(({ date, amount }) => date === e.date && amount > 0 === isIn && s.entries.indexOf(e) >= 0)
      .reduce((total, { amount }) => total + amount, 0);
  return [
    [190, 0, 'PANOT KIRJAUSPÄIVÄN ALUSTA'],
    [-550, 0, behind(s, sum(true))],
    [190, 1, 'OTOT KIRJAUSPÄIVÄN ALUSTA'],
    [-550, 1, `${s.number(sum(false))}-`],
  ];
}

/** A Finnish account: days of payment and of value next to each other and that of booking below, so are the headings; sums of a day's payments in and out under its rows, signs behind. */
export const fiBankThreeDays = formPrint({
  id: 'fi-bank-three-days',
  kind: 'bank_statement',
  tags: ['three-dates', 'stacked-headings', 'trailing-sign', 'day-sums', 'multi-line'],
  locales: FINLAND,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 8,
  leading: 10,
  gap: 3,
  top: 270,
  topAgain: 130,
  bottom: 720,
  order: {
    movements: {
      salary: [['{e}', 'PALKKA', '{r}']],
      transferIn: [['{p}', 'TILISIIRTO', '{r}']],
      refund: [['{m}', 'KORTTIOSTON KORJAUS', '{r}']],
      interest: [['NÄYTEPANKKI OY', 'HYVITYSKORKO']],
      card: [['{m}', 'KORTTIOSTO', '9999 9999 9999 {f}', '{m} {c}']],
      directDebit: [['{m}', 'LASKUNMAKSU', '{r}']],
      transferOut: [['{p}', 'VUOKRANMAKSU', '{r}']],
      cash: [['OTTO. {c}', 'AUTOMAATTINOSTO', '{r}']],
      fee: [['NÄYTEPANKKI OY', 'PALVELUMAKSU']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'TILIOTE 1', { isBold: true }],
    [500, 40, 'SIVU'],
    [330, 54, `PÄIVÄMÄÄRÄ ${s.full(s.ledger.end)}`],
    [330, 68, `KAUSI ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [330, 82, `S-TILI EUR ${IBAN}`],
    ...column(40, 110, 11, ['MALLI JORDAN', 'ESIMERKKITIE 14', '00100 HELSINKI']),
    [40, 220, 'Suosittelemme, että säilytätte tiliotteen kuittina tapahtumista.'],
  ],
  again: (s) => [
    [330, 40, 'TILIOTE 1', { isBold: true }],
    [330, 54, `PÄIVÄMÄÄRÄ ${s.full(s.ledger.end)}`],
    [330, 68, `KAUSI ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [330, 82, `S-TILI EUR ${IBAN}`],
  ],
  columns: [
    ['MAKSUPÄIVÄ\nKIRJAUSPÄIVÄ', 40, (e, s) => [s.day(e.date), s.day(e.date)]],
    ['ARVOPÄIVÄ', 110, (e, s) => s.day(e.postDate)],
    ['SAAJA/MAKSAJA\nSAAJAN TILINUMERO\nVIESTI', 190, (e) => e.lines],
    ['\n\nMÄÄRÄ EUR', -550, (e, s) => behind(s, e.amount)],
  ],
  first: (s) => [
    [
      [190, 0, `SALDO ${s.full(s.ledger.start - 1)}`, { isBold: true }],
      [-550, 0, behind(s, s.ledger.opening)],
    ],
  ],
  rows: (s, block) =>
    s.entries.map((e) => {
      const texts = block(e);
      if (!isLastOfDay(s.entries, e)) return [texts, e];
      const below = Math.max(...texts.map(([, line]) => line)) + 1.3;
      return [[...texts, ...daySums(s, e).map(([x, line, text]): Put => [x, line + below, text])], e];
    }),
  leave: () => [[400, 0, '* JATKUU *']],
  last: (s) => [
    [
      [190, 0, `SALDO ${s.full(s.ledger.end)}`, { isBold: true }],
      [-550, 0, behind(s, s.ledger.closing)],
    ],
    [
      [190, 1, 'PANOT YHTEENSÄ'],
      [-550, 1, behind(s, s.ledger.into.sum)],
      [190, 2, 'OTOT YHTEENSÄ'],
      [-550, 2, `${s.number(s.ledger.out.sum)}-`],
    ],
  ],
  truth: () => ({ balances: 'none', number: IBAN }),
});
