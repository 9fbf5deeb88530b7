import { GERMANY } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint } from './form.ts';

const IBAN = 'DE12123123123123123123';
const amount = (s: Sheet, minor: number) => s.signed(minor).replace(/^(-?)(\d),/, '$10$2,');

/** A German broker's account for settling: two days under one another, texts that tell what was paid net and its fee, cents with a nought more before them, no balance but the last, in a sentence. */
export const deInvestAccount = formPrint({
  id: 'de-invest-account',
  kind: 'bank_statement',
  tags: ['stacked-days', 'signed', 'figures-in-text', 'closing-only', 'leading-nought'],
  locales: GERMANY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 8,
  leading: 10.5,
  gap: 3,
  top: 220,
  topAgain: 110,
  bottom: 730,
  isHeadedOnce: true,
  order: {
    movements: {
      salary: [['Customer {k} inpayed net:', '700.000000 fee: 0.000000']],
      transferIn: [['Ereignisausführung Ertrag IE00BGDPWW94 BEISP.II-MSCI', '{r}20240403 Bruttoertrag']],
      interest: [['Your interest payment']],
      refund: [['Ausführung Handel Verkauf DE0005552004 MUSTER AG NA', 'O.N. {r}20240516 KW']],
      card: [['Ausführung Handel Direktkauf Kauf LU1792117779 MUS-BSP.WL.', 'ESG L.E.A {r}20240502 KW']],
      directDebit: [
        ['Ausführung Handel Direktkauf Kauf US0000000001 BEISPIEL INC. DL -,', '001 {r}20240303 KW'],
      ],
      transferOut: [['Auszahlung auf Referenzkonto', '{r}']],
    },
  },
  head: (s) => [
    [40, 40, `${s.desk.bank.toUpperCase()}  BEISPIELSTRASSE 40C  10179 BERLIN`, { size: 7 }],
    ...column(40, 80, 11, ['Jordan Muster', 'Erlenweg 14', '10115 Berlin']),
    ...column(400, 80, 11, ['SEITE 1', `DATUM ${s.full(s.ledger.end + 8)}`, 'DEPOT 0123456001']),
    [40, 140, 'KONTOAUSZUG', { isBold: true, size: 12 }],
    [40, 154, `zum ${s.full(s.ledger.end)}`],
    [40, 176, 'BUCHUNGEN', { isBold: true }],
    [40, 190, `Aufstellung über die Buchungen in Deinem Verrechnungskonto ${IBAN}.`],
  ],
  again: (s) => [
    ...column(400, 60, 11, ['SEITE 2', `DATUM ${s.full(s.ledger.end + 8)}`, 'DEPOT 0123456001']),
  ],
  columns: [
    ['BUCHUNGSTAG /\nWERTSTELLUNG', 40, (e, s) => [s.day(e.date), s.day(e.postDate)]],
    ['\nBUCHUNGSTEXT', 130, (e) => e.lines],
    ['\nBETRAG IN EUR', -550, (e, s) => amount(s, e.amount)],
  ],
  last: (s) => [
    [[40, 1, `KONTOSTAND am ${s.full(s.ledger.end)}: ${s.number(s.ledger.closing)} EUR`, { isBold: true }]],
    [
      [40, 1, 'Einlagensicherungssystem', { isBold: true }],
      [40, 2, 'Weitere Informationen findest Du im Abschnitt Sicherheit und Schutz auf unserer Website.'],
    ],
  ],
  foot: (s) => [
    [
      40,
      800,
      `${s.desk.bank}    Sitz der Gesellschaft: Berlin    AG Charlottenburg HRB 000000 B`,
      { size: 6 },
    ],
    [40, 808, 'Beispielstraße 40c, 10179 Berlin    USt-ID DE000000000', { size: 6 }],
  ],
  truth: () => ({ balances: 'none', number: IBAN, opening: null }),
});
