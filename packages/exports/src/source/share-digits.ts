import type { DocumentSource, ExportSource, Movement, StatementSource } from './export-source.ts';

/** `source` with one number of decimals for all its amounts, so that sums over accounts and documents add like to like. */
export function shareDigits(source: ExportSource): ExportSource {
  const all = [...source.statements, ...source.documents].map((one) => one.digits);
  const digits = Math.max(0, ...all);
  if (all.every((own) => own === digits)) return source;
  return {
    ...source,
    statements: source.statements.map((statement) => widenStatement(statement, digits)),
    documents: source.documents.map((document) => widenDocument(document, digits)),
  };
}

function widenStatement(statement: StatementSource, digits: number): StatementSource {
  const widen = widener(statement.digits, digits);
  return {
    ...statement,
    digits,
    openingMinor: widen(statement.openingMinor),
    closingMinor: widen(statement.closingMinor),
    movements: { [Symbol.iterator]: () => widenMovements(statement.movements, widen) },
  };
}

function* widenMovements(movements: Iterable<Movement>, widen: Widen): Generator<Movement> {
  for (const movement of movements) {
    const { amountMinor, balanceMinor } = movement;
    yield { ...movement, amountMinor: widen(amountMinor), balanceMinor: widen(balanceMinor) };
  }
}

function widenDocument(document: DocumentSource, digits: number): DocumentSource {
  const widen = widener(document.digits, digits);
  return {
    ...document,
    digits,
    taxMinor: widen(document.taxMinor),
    totalMinor: widen(document.totalMinor),
    lines: document.lines.map((line) => ({ ...line, amountMinor: widen(line.amountMinor) })),
  };
}

type Widen = {
  (minor: number): number;
  (minor: number | null): number | null;
};

function widener(from: number, to: number): Widen {
  const scale = 10 ** (to - from);
  function widen(minor: number): number;
  function widen(minor: number | null): number | null;
  function widen(minor: number | null): number | null {
    return minor === null ? null : minor * scale;
  }
  return widen;
}
