import type { Ledger } from '@tieout/corpus';
import { GERMANY } from './places.ts';
import type { Print } from './print.ts';
import { facts } from './table-print.ts';
import { esc, lines, sheetTable, tr, webPage } from './web-page.ts';

/** A German direct bank's report: all accounts over one another, days of booking and value in one cell, a sign before each sum, overviews before. */
export const deReportAccounts: Print = {
  id: 'de-report-accounts',
  kind: 'bank_statement',
  tags: ['multi-account', 'signed', 'stacked-dates', 'opening-in-table', 'no-running-balance', 'overview'],
  locales: GERMANY,
  draw: (desk) => {
    const giro = desk.ledger({
      entryCount: desk.random.whole(5, 30),
      number: 'DE12 2004 1133 0123 4567 00',
      movements: {
        card: [['Kartenverfügung', '{m}//{c}/DE', '{d} 14:32 Uhr']],
        salary: [['Übertrag / Überweisung', '{e}', 'Gehalt {r}']],
        transferIn: [['Übertrag / Überweisung', '{p}', 'Danke']],
        transferOut: [['Übertrag / Überweisung', '{p}', 'Miete']],
        directDebit: [['Lastschrift / Belastung', '{m}', 'Kd-Nr {r}']],
      },
    });
    const savings = desk.ledger({
      entryCount: desk.random.whole(1, 5),
      start: giro.start,
      kinds: ['transferIn', 'transferOut', 'interest'],
      number: 'DE98 2004 1133 0123 4567 01',
      movements: {
        transferIn: [['Kontoübertrag', 'von Girokonto']],
        transferOut: [['Kontoübertrag', 'auf Girokonto']],
        interest: [['Zinsen', 'Kontoabschluss']],
      },
    });
    const full = (at: number) => desk.written(at, 'dd.MM.yyyy');
    const money = (minor: number) => `${minor < 0 ? '-' : '+'}${desk.number(minor)}`;
    const part = (name: string, ledger: Ledger) =>
      `<h3>${name}</h3><p>IBAN ${ledger.number}</p>${sheetTable(
        ['Buchungstag<br>Valuta', 'Vorgang', 'Buchungstext', '>Ausgang in EUR', '>Eingang in EUR'],
        [
          tr(['', '<b>Alter Saldo</b>', full(ledger.start - 1), '', `>${money(ledger.opening)}`]),
          ...ledger.entries.map((entry) =>
            tr([
              `${full(entry.date)}<br>${full(entry.postDate)}`,
              esc(entry.lines[0] ?? ''),
              lines(entry.lines.slice(1)),
              entry.amount < 0 ? `>${money(entry.amount)}` : '',
              entry.amount > 0 ? `>${money(entry.amount)}` : '',
            ]),
          ),
          tr(['', '<b>Neuer Saldo</b>', full(ledger.end), '', `>${money(ledger.closing)}`]),
        ],
      )}`;
    const body = `<div class="row"><b style="font-size:15pt">${esc(desk.bank)}</b><div>Finanzreport Nr. 3<br>per ${full(giro.end)}<br>Kundennummer 118 402 77</div></div><p>Frau Jordan Beispiel<br>Musterweg 14<br>25451 Quickborn</p><h3>Kontenübersicht</h3>${facts(
      [
        ['Konto', 'IBAN', '>Saldo in EUR'],
        ['Girokonto', giro.number, `>${money(giro.closing)}`],
        ['Tagesgeld PLUS', savings.number, `>${money(savings.closing)}`],
        ['Gesamtsaldo', '', `>${money(giro.closing + savings.closing)}`],
      ],
    )}${part('Girokonto', giro)}${part('Tagesgeld PLUS', savings)}<h3>Zinssätze</h3>${facts(
      [
        ['Dispositionskredit', '>12,65 %'],
        ['Tagesgeld ab 0,01 EUR', '>1,75 %'],
      ],
      'style="width:50%"',
    )}`;
    return {
      html: webPage({
        locale: desk.locale,
        css: 'th { border-bottom: 1px solid #fff500; vertical-align: bottom } h3 { margin: 10pt 0 2pt }',
        body,
      }),
      accounts: [giro, savings].map((ledger) =>
        desk.truth(ledger, {
          balances: 'none',
          alternatives: (entry) => [
            `${entry.lines.join(' ')}`,
            [entry.lines[0], full(entry.postDate), ...entry.lines.slice(1)].join(' '),
          ],
        }),
      ),
    };
  },
};
