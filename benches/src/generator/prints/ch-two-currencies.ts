import type { Ledger } from '@tieout/corpus';
import { SWITZERLAND } from './places.ts';
import type { Print } from './print.ts';
import { esc, lines, sheetTable, tr, webPage } from './web-page.ts';

/** A Swiss statement of an account in francs and one in euro under each other, turnover and balance at the foot of each. */
export const chTwoCurrencies: Print = {
  id: 'ch-two-currencies',
  kind: 'bank_statement',
  tags: [
    'multi-account',
    'two-currencies',
    'debit-credit-columns',
    'value-date',
    'running-balance',
    'apostrophe-numbers',
  ],
  locales: SWITZERLAND,
  draw: (desk) => {
    const francs = desk.ledger({
      entryCount: desk.random.whole(5, 22),
      number: 'CH12 8080 8001 2345 6789 0',
    });
    const euros = desk.ledger({
      entryCount: desk.random.whole(2, 8),
      start: francs.start,
      number: 'CH64 8080 8001 2345 6789 5',
      kinds: ['transferIn', 'transferOut', 'card'],
    });
    const day = (at: number) => desk.written(at, 'dd.MM.yyyy');
    const part = (name: string, currency: string, ledger: Ledger) =>
      `<h3>${name} ${currency}</h3><p>IBAN ${ledger.number}</p>${sheetTable(
        [
          'Datum',
          'Buchungstext',
          `>Belastung ${currency}`,
          `>Gutschrift ${currency}`,
          '>Valuta',
          `>Saldo ${currency}`,
        ],
        [
          tr([day(ledger.start), 'Saldovortrag', '', '', '', `>${desk.signed(ledger.opening)}`]),
          ...ledger.entries.map((entry) =>
            tr([
              day(entry.date),
              lines(entry.lines),
              entry.amount < 0 ? `>${desk.number(entry.amount)}` : '',
              entry.amount > 0 ? `>${desk.number(entry.amount)}` : '',
              `>${day(entry.postDate)}`,
              `>${desk.signed(entry.balance)}`,
            ]),
          ),
          tr(['', 'Umsatz', `>${desk.number(ledger.out.sum)}`, `>${desk.number(ledger.into.sum)}`, '', '']),
          tr([
            day(ledger.end),
            '<b>Saldo zu Ihren Gunsten</b>',
            '',
            '',
            '',
            `><b>${desk.signed(ledger.closing)}</b>`,
          ]),
        ],
      )}`;
    const body = `<div class="row"><b style="font-size:15pt">${esc(desk.bank)}</b><div>Kontoauszug<br>${day(francs.start)} - ${day(francs.end)}</div></div><p>Jordan Beispiel<br>Musterweg 14<br>9000 St. Gallen</p>${part('Privatkonto', 'CHF', francs)}${part('Fremdwährungskonto', 'EUR', euros)}<p class="small">Guthaben sind bis CHF 100'000.00 je Kunde gesichert.</p>`;
    const wants = { balances: 'every-row' } as const;
    return {
      html: webPage({
        locale: desk.locale,
        css: 'th { border-bottom: 1px solid #e30613 } h3 { margin: 10pt 0 2pt }',
        body,
      }),
      accounts: [desk.truth(francs, wants), { ...desk.truth(euros, wants), currency: 'EUR' }],
    };
  },
};
