import type { Entry } from '@tieout/corpus';
import { isFirstOfDay } from '../day-edges.ts';
import { GERMANY } from './places.ts';
import type { Print } from './print.ts';
import { esc, tr, webPage } from './web-page.ts';

/** A German app bank: days as headings with weekdays, names in bold next to sums with signs and €, value days and IBANs in grey below. */
export const appDayHeaded: Print = {
  id: 'app-day-headed',
  kind: 'bank_statement',
  tags: ['fintech', 'day-groups', 'plus-signs', 'value-date-below', 'summary-at-end', 'no-running-balance'],
  locales: GERMANY,
  draw: (desk) => {
    const ledger = desk.ledger({
      entryCount: desk.random.whole(5, 50),
      kinds: ['card', 'directDebit', 'transferIn', 'transferOut', 'salary', 'refund'],
      movements: {
        card: [
          ['{m}', 'Mastercard • Bars & Restaurants'],
          ['{m}', 'Mastercard • Lebensmittel'],
        ],
        directDebit: [
          ['{m}', 'Lastschriften', 'IBAN: DE02 1203 0000 0000 2020 51 • BIC: BYLADEM1001', '{r} Beitrag {f}'],
        ],
        transferIn: [['{p}', 'Gutschriften', 'IBAN: DE02 5001 0517 0137 0750 30 • BIC: INGDDEFFXXX']],
        transferOut: [['{p}', 'Belastungen', 'Miete {r}']],
        salary: [['{e}', 'Gutschriften', 'Gehalt {r}']],
        refund: [['{m}', 'Mastercard • Erstattung']],
      },
    });
    const money = (minor: number) => `${minor < 0 ? '-' : '+'}${desk.number(minor)}€`;
    const value = (entry: Entry) => `Wertstellung ${desk.written(entry.postDate, 'dd.MM.yyyy')}`;
    const row = (entry: Entry) =>
      `${isFirstOfDay(ledger.entries, entry) ? `<tr class="day"><td colspan="3">${desk.written(entry.date, 'dddd, d. MMMM yyyy')}</tr>` : ''}${tr(
        [
          `<b>${esc(entry.lines[0] ?? '')}</b><br>${[...entry.lines.slice(1), value(entry)].map((line) => `<span class="small">${esc(line)}</span>`).join('<br>')}`,
          desk.written(entry.date, 'dd.MM.yyyy'),
          `><b>${money(entry.amount)}</b>`,
        ],
      )}`;
    const number = 'DE89 1001 1001 2620 4177 15';
    const html = webPage({
      locale: desk.locale,
      css: '.day td { font-weight: bold; padding-top: 10pt; border-bottom: 1px solid #ccc } td { padding: 3pt 4pt } th { font-size: 8pt; color: #888 }',
      body: `<div class="row"><b style="font-size:15pt">${esc(desk.bank)}</b><div class="small">Ausgestellt am ${desk.written(ledger.end + 1, 'dd.MM.yyyy')}<br>Nr. 11/2023</div></div><h2>Kontoauszug</h2><p>JORDAN BEISPIEL<br>Musterstraße 14, 10115 Berlin<br>IBAN: ${number} • BIC: NTSBDEB1XXX</p><p>${desk.written(ledger.start, 'dd.MM.yyyy')} bis ${desk.written(ledger.end, 'dd.MM.yyyy')}</p>
<table><thead>${tr(['Beschreibung', 'Buchungsdatum', '>Betrag'], 'th')}</thead>${ledger.entries.map(row).join('')}</table>
<h2 style="break-before:page">Zusammenfassung</h2><table style="width:60%">${tr(['Dein alter Kontostand', `>${money(ledger.opening)}`])}${tr(['Ausgehende Transaktionen', `>-${desk.number(ledger.out.sum)}€`])}${tr(['Eingehende Transaktionen', `>${money(ledger.into.sum)}`])}<tr><td><b>Dein neuer Kontostand</b><td class="n"><b>${money(ledger.closing)}</b></tr></table><h3>Anmerkung</h3><p class="small">Bitte überprüfe Kontoauszug und Transaktionen. Guthaben sind bis 100.000€ gesichert.</p>`,
    });
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          number,
          describe: (entry) => [...entry.lines, value(entry)].join(' '),
          alternatives: (entry) => [entry.lines.join(' ')],
        }),
      ],
    };
  },
};
