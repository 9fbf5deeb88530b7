import { ITALY } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

const TEXTS = {
  transferIn: [['BONIFICO A VS. FAVORE', 'ORD: {p}']],
  salary: [['BONIFICO STIPENDIO', 'ORD: {e}']],
  refund: [['STORNO PAGAMENTO', '{m}']],
  interest: [['COMPETENZE TIME DEPOSIT', 'INTERESSI']],
  card: [['PAGAMENTO CARTA DI DEBITO', '{m} {c}']],
  directDebit: [['ADDEBITO SDD', '{m} MANDATO {r}']],
  transferOut: [['DISPOSIZIONE DI BONIFICO', 'BEN: {p}']],
  cash: [['PRELIEVO BANCOMAT', '{c}']],
  fee: [['IMPOSTA DI BOLLO', 'E/C E RENDICONTO']],
};

/** An Italian account: a minus in the column of money out, the text right of the sums and half a line over and under them, a plus before balances. */
export const itBankSignedDare = formPrint({
  id: 'it-bank-signed-dare',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'signed-columns', 'text-last', 'middle-anchored', 'plus-balances'],
  locales: ITALY,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  size: 8,
  leading: 11,
  gap: 5,
  top: 240,
  topAgain: 90,
  bottom: 740,
  order: { movements: TEXTS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    ...column(360, 80, 11, ['Gentile cliente', 'GIORDANO ESEMPIO', 'VIA ONTANO 14', '20100 MILANO']),
    [40, 90, 'ESTRATTO CONTO', { isBold: true, size: 11 }],
    [40, 106, `Periodo dal ${s.day(s.ledger.start)} al ${s.day(s.ledger.end)}`],
    [40, 118, `Numero conto ${s.ledger.number}`],
    [40, 150, `Saldo Contabile Iniziale ${s.day(s.ledger.start)}`],
    [-330, 150, `${plus(s.ledger.opening, s.signed)} Euro`],
    [40, 162, `Saldo Contabile Finale ${s.day(s.ledger.end)}`],
    [-330, 162, `${plus(s.ledger.closing, s.signed)} Euro`],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  isRuled: true,
  columns: [
    ['Data\ncontabile', 40, (e, s) => s.day(e.date)],
    ['Data\nvaluta', 110, (e, s) => s.day(e.postDate)],
    ['Dare', -260, (e, s) => (e.amount < 0 ? s.signed(e.amount) : '')],
    ['Avere', -340, (e, s) => s.into(e)],
    ['Descrizione operazioni', 365, (e) => e.lines],
  ],
  rows: (s, block) =>
    s.entries.map((e) => [block(e).map(([x, y, ...rest]) => [x, x === 365 ? y : 0.5, ...rest] as const), e]),
  foot: (_, page, pages) => [[520, 815, `${page}/${pages}`]],
  truth: () => ({ balances: 'none' }),
});

const plus = (minor: number, signed: (minor: number) => string) => `${minor < 0 ? '' : '+'}${signed(minor)}`;
