import { formatDecimal, toMinorUnits } from '@tieout/records';
import { plainText } from '../../cells/plain-text.ts';
import type { PreflightLog } from '../../preflight/preflight-log.ts';
import { documentId } from '../../source/document-id.ts';
import type { DocumentSource, ExportSource, Movement, StatementSource } from '../../source/export-source.ts';
import { movementIds } from '../../source/movement-id.ts';
import { sharedDigits } from '../../source/shared-digits.ts';
import { sourceTotals } from '../../source/source-totals.ts';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../../source/totals.ts';
import { decodeText, encodeText } from '../../writing/encode-text.ts';
import { readLines } from '../../writing/read-lines.ts';
import type { ExportOptions, Preset, Unit } from '../preset.ts';

/** One JSON value a line (jsonlines.org: UTF-8, line feed): of each account or document first its head, then its rows. */
export const jsonLines: Preset = {
  id: 'json-lines',
  format: 'generic',
  label: 'JSON Lines',
  hint: 'For your own apps: one JSON object per line, several statements in one file, amounts as decimal strings.',
  takes: ['bank', 'card', 'invoice', 'receipt'],
  extension: 'jsonl',
  mediaType: 'application/x-ndjson',
  dates: null,
  writesCurrency: true,
  decimals: null,
  limits: {},
  notices: [],
  asks: [],
  isDateOptional: true,
  open: (source, options) => {
    const digits = sharedDigits([...source.statements, ...source.documents]);
    return {
      writings: [
        {
          suffix: null,
          frameBytes: 0,
          units: (_log: PreflightLog) => unitsOf(source, options),
          encode: (units) => encodeText({ head: '', foot: '' }, units),
          readBack: (chunks) => readJsonLines(decodeText(chunks), digits),
        },
      ],
      expected: sourceTotals(source),
    };
  },
};

const line = (value: Record<string, unknown>) => `${JSON.stringify(value)}\n`;

function* unitsOf({ statements, documents }: ExportSource, options: ExportOptions): Generator<Unit> {
  for (const [index, statement] of statements.entries()) {
    yield { text: statementLine(statement, index + 1), rows: 0, totals: NO_TOTALS };
    const idOf = movementIds(statement, options);
    for (const movement of statement.movements) {
      const text = line({
        type: 'transaction',
        statement: index + 1,
        id: idOf(movement),
        ...movementFields(movement, statement),
      });
      yield { text, rows: 1, totals: totalsOf(movement.amountMinor) };
    }
  }
  for (const [index, document] of documents.entries()) {
    yield { text: documentLine(document, index + 1), rows: 0, totals: NO_TOTALS };
    for (const {
      description,
      quantity,
      unitPrice,
      amountMinor,
      taxRate = null,
      category,
      source,
    } of document.lines) {
      const amount = formatDecimal(amountMinor, document.digits);
      const text = line({
        ...{ type: 'line', document: index + 1, description: plainText(description), quantity, unitPrice },
        ...{ amount, taxRate, category, page: source?.page ?? null },
      });
      yield { text, rows: 1, totals: totalsOf(amountMinor) };
    }
  }
}

function statementLine(statement: StatementSource, place: number): string {
  const { kind, number, currency, period, openingMinor, closingMinor, verdict, digits } = statement;
  const money = (minor: number | null) => (minor === null ? null : formatDecimal(minor, digits));
  return line({
    ...{ type: 'statement', statement: place, kind, account: number, currency, period },
    ...{ opening: money(openingMinor), closing: money(closingMinor), verdict },
  });
}

function movementFields(movement: Movement, { digits }: StatementSource): Record<string, unknown> {
  const { date, postDate, description, amountMinor, balanceMinor, reference, payee, category, source } =
    movement;
  return {
    ...{ date, postDate, description: plainText(description), amount: formatDecimal(amountMinor, digits) },
    balance: balanceMinor === null ? null : formatDecimal(balanceMinor, digits),
    ...{ reference, payee, category, page: source?.page ?? null },
  };
}

function documentLine(document: DocumentSource, place: number): string {
  const { kind, fields, verdict, totalMinor, taxMinor, digits } = document;
  const money = (minor: number | null) => (minor === null ? null : formatDecimal(minor, digits));
  const { number, date, dueDate, vendor, customer, currency } = fields;
  return line({
    ...{ type: 'document', document: place, id: documentId(document), kind, number, date, dueDate, vendor },
    ...{ customer, currency, tax: money(taxMinor), total: money(totalMinor), verdict },
  });
}

/** Reads the rows and sums them. Throws on a line that is none of these, or an amount that is no decimal. */
function readJsonLines(chunks: Iterable<string>, digits: number): Totals {
  let totals = NO_TOTALS;
  for (const text of readLines(chunks, '\n')) {
    const { type, amount } = JSON.parse(text) as { type?: unknown; amount?: unknown };
    if (type === 'statement' || type === 'document') continue;
    if ((type !== 'transaction' && type !== 'line') || typeof amount !== 'string')
      throw new Error('a line of another kind');
    const minor = toMinorUnits(amount, digits);
    if (minor === null) throw new Error('an amount that is no decimal');
    totals = addTotals(totals, totalsOf(minor));
  }
  return totals;
}
