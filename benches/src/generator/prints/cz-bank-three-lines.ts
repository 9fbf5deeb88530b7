import { CZECHIA } from './new-places.ts';
import type { Print } from './print.ts';
import { esc, lines, sheetTable, tr, webPage } from './web-page.ts';

/** A Czech account: days without leading zeros, three lines a row, symbols of payments, sums with a minus and spaces between thousands. */
export const czBankThreeLines: Print = {
  id: 'cz-bank-three-lines',
  kind: 'bank_statement',
  tags: ['multi-line', 'signed', 'no-running-balance', 'summary-box'],
  locales: CZECHIA,
  draw: (desk) => {
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 45) });
    const day = (at: number) => desk.written(at, 'd.M.yyyy');
    const html = webPage({
      locale: desk.locale,
      css: 'th { border-bottom: 1px solid } td { border-bottom: 1px solid #eee }',
      body: `<b style="font-size:14pt">Výpis z účtu</b><p>Jana Vzorová<br>Lipová 14, 110 00 Praha</p><p>Číslo účtu: ${ledger.number}/0800<br>IBAN: CZ65 0800 0000 1920 0014 5399<br>Období: ${day(ledger.start)} - ${day(ledger.end)}<br>Měna: CZK</p>
<table style="width:55%">${tr(['Počáteční zůstatek', `>${desk.signed(ledger.opening)}`])}${tr(['Příjmy celkem', `>${desk.number(ledger.into.sum)}`])}${tr(['Výdaje celkem', `>-${desk.number(ledger.out.sum)}`])}${tr(['Konečný zůstatek', `>${desk.signed(ledger.closing)}`])}</table><p></p>
${sheetTable(
  ['Datum', 'Popis', '>Částka'],
  ledger.entries.map((entry) => tr([day(entry.date), lines(entry.lines), `>${desk.signed(entry.amount)}`])),
)}<p class="small">Vklady jsou pojištěny podle zákona. ${esc(desk.bank)}</p>`,
    });
    return {
      html,
      accounts: [desk.truth(ledger, { balances: 'none', number: 'CZ65 0800 0000 1920 0014 5399' })],
    };
  },
};
