import { NETHERLANDS } from './places.ts';
import type { Print } from './print.ts';
import { lines, sheetTable, tr, webPage } from './web-page.ts';

/** A Dutch account: name and message under one another, codes of kinds, and sums with a sign and no column for sides. */
export const nlBankCodes: Print = {
  id: 'nl-bank-codes',
  kind: 'bank_statement',
  tags: ['multi-line', 'type-column', 'plus-signs', 'no-running-balance', 'summary-box'],
  locales: NETHERLANDS,
  draw: (desk) => {
    const ledger = desk.ledger({
      entryCount: desk.random.whole(5, 45),
      movements: {
        card: [['{m} {c} NLD', 'Pasvolgnr: 001 {d} 14:32', 'Transactie: {k} Term: {r}', 'Apple Pay']],
        directDebit: [
          ['{m}', 'NL91 ABNA 0417 1643 00', 'Kenmerk: {r}', 'Machtiging ID: {k}', 'Incassant ID: NL12ZZZ{r}'],
        ],
        transferOut: [['{p}', 'NL20 INGB 0001 2345 67', 'huur']],
        transferIn: [['{p}', 'NL02 RABO 0123 4567 89', 'factuur {r}']],
        salary: [['{e}', 'NL02 RABO 0123 4567 89', 'Salaris {r}']],
        cash: [['Geldautomaat {c}', 'Pasvolgnr: 001 {d} 09:15']],
        refund: [['{m} retour']],
        interest: [['Rente']],
        fee: [['Kosten OranjePakket', '{d}']],
      },
    });
    const codes: Readonly<Record<string, string>> = {
      card: 'BA',
      directDebit: 'IC',
      transferOut: 'GT',
      transferIn: 'OV',
      salary: 'VZ',
      cash: 'GM',
      refund: 'BA',
      interest: 'DV',
      fee: 'DV',
    };
    const day = (at: number) => desk.written(at, 'dd-MM-yyyy');
    const sign = (minor: number) => `${minor < 0 ? '-' : '+'}${desk.number(minor)}`;
    const html = webPage({
      locale: desk.locale,
      css: 'th { background: #ff6200; color: #fff } td { border-bottom: 1px solid #ddd } .box th { background: #eee; color: #000 }',
      body: `<b style="font-size:14pt">Afschrift Betaalrekening</b><div class="row"><div>Mw. J Voorbeeld<br>Elzenlaan 14<br>1011 AB Amsterdam</div><div>Datum<br>${day(ledger.end + 1)}</div></div><p>Periode: ${day(ledger.start)} t/m ${day(ledger.end)}<br>Rekeningnummer ${ledger.number}</p>
<table class="box">${tr(['Vorig saldo', 'Totaal bij', 'Totaal af', 'Nieuw saldo'], 'th')}${tr([`${desk.signed(ledger.opening)} EUR`, `${desk.number(ledger.into.sum)} EUR`, `${desk.number(ledger.out.sum)} EUR`, `${desk.signed(ledger.closing)} EUR`])}</table><p></p>
${sheetTable(
  ['Boekdatum', 'Naam / Omschrijving / Mededeling', 'Type', '>Bedrag (EUR)'],
  ledger.entries.map((entry) =>
    tr([day(entry.date), lines(entry.lines), codes[entry.kind] ?? '', `>${sign(entry.amount)}`]),
  ),
)}<p class="small">Dit product valt onder het depositogarantiestelsel. BA betaalautomaat, IC incasso, GT internetbankieren, OV overschrijving.</p>`,
    });
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          describe: ({ lines: [first = '', ...rest], kind }) => [first, codes[kind], ...rest].join(' '),
          alternatives: (entry) => [entry.lines.join(' ')],
        }),
      ],
    };
  },
};
