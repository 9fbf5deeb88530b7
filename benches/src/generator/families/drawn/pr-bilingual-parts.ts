import type { Entry } from '@tieout/corpus';
import type { Family } from '../../family.ts';
import { AMERICAN_BANK } from '../../prints/descriptors.ts';
import { USA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet, gridHead, gridOf, inPart, sizeOf } from './bank-sheet.ts';

/** An account of Puerto Rico: every title and heading in English and in Spanish, parts with sums, balances of days three side by side. */
export const prBilingualParts: Family = {
  id: 'pr-bilingual-parts',
  kind: 'bank_statement',
  tags: ['sections', 'bilingual', 'section-totals', 'daily-balance-table', 'no-year'],
  locales: USA,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'MM/dd');
    const { pen, ledger, roll, of, cut } = bankSheet(desk, {
      count: [5, 45],
      order: {
        kinds: ['card', 'salary', 'transferIn', 'directDebit', 'cash', 'fee'],
        movements: AMERICAN_BANK,
      },
      paper: { size: 8.5 },
      top: 130,
      step: 11,
      head: (sheet, { number }) => {
        sheet.right(570, 44, `ACCOUNT / CUENTA ${number}`);
        return 70;
      },
    });
    const parts: readonly (readonly [string, readonly Entry[], string])[] = [
      [
        'DEPOSITS AND OTHER CREDITS / DEPOSITOS Y OTROS CREDITOS',
        of('salary', 'transferIn'),
        'TOTAL DEPOSITS / TOTAL DEPOSITOS',
      ],
      [
        'WITHDRAWALS AND OTHER DEBITS / RETIROS Y OTROS DEBITOS',
        of('card', 'directDebit', 'cash'),
        'TOTAL WITHDRAWALS / TOTAL RETIROS',
      ],
      [
        'SERVICE CHARGES / CARGOS POR SERVICIO',
        of('fee'),
        'TOTAL SERVICE CHARGES / TOTAL CARGOS POR SERVICIO',
      ],
    ];
    pen.left(44, 44, desk.bank.toUpperCase(), { size: 13, isBold: true });
    pen.left(44, 70, 'JUAN EJEMPLO');
    pen.left(44, 81, 'SAN JUAN PR 00901-1180');
    pen.right(570, 44, `ACCOUNT / CUENTA ${ledger.number}`);
    pen.right(
      570,
      58,
      `STATEMENT PERIOD / PERIODO: ${desk.written(ledger.start, 'MM/dd/yyyy')} - ${desk.written(ledger.end, 'MM/dd/yyyy')}`,
    );
    const fact = (label: string, value: string) => roll.row(from(44, label), upTo(400, value));
    fact('BEGINNING BALANCE / BALANCE INICIAL', `$${desk.signed(ledger.opening)}`);
    fact('DEPOSITS / DEPOSITOS', desk.number(ledger.into.sum));
    fact('WITHDRAWALS / RETIROS', desk.number(sizeOf(of('card', 'directDebit', 'cash'))));
    fact('SERVICE CHARGES / CARGOS POR SERVICIO', desk.number(sizeOf(of('fee'))));
    fact('ENDING BALANCE / BALANCE FINAL', `$${desk.signed(ledger.closing)}`);
    for (const [title, entries, total] of parts) {
      if (entries.length === 0) continue;
      roll.skip(12);
      roll.need(60);
      roll.row(from(44, title, { isBold: true }));
      const head = () =>
        roll.row(from(44, 'DATE/FECHA'), from(110, 'DESCRIPTION/DESCRIPCION'), upTo(570, 'AMOUNT/CANTIDAD'));
      head();
      roll.repeat(head);
      for (const entry of entries)
        roll.row(from(44, day(entry.date)), from(110, cut(entry, 350)), upTo(570, inPart(desk, entry)));
      roll.repeat(null);
      roll.row(
        from(110, total, { isBold: true }),
        upTo(570, `$${desk.number(sizeOf(entries))}`, { isBold: true }),
      );
    }
    roll.skip(12);
    roll.need(60);
    roll.row(from(44, 'DAILY BALANCE SUMMARY / RESUMEN DE BALANCES DIARIOS', { isBold: true }));
    gridHead(roll, 3, (at) => [from(44 + at * 180, 'DATE/FECHA'), upTo(200 + at * 180, 'BALANCE')]);
    gridOf(roll, ledger.daily, 3, ({ date, balance }, at) => [
      from(44 + at * 180, day(date)),
      upTo(200 + at * 180, desk.signed(balance)),
    ]);
    return {
      pen,
      accounts: [desk.truth(ledger, { balances: 'none', entries: parts.flatMap(([, entries]) => entries) })],
    };
  },
};
