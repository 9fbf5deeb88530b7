import { formatDecimal } from '@tieout/records';
import { plainText } from '../../cells/plain-text.ts';
import { type TextWriter, textWriter } from '../../cells/text-writer.ts';
import { xmlText } from '../../cells/xml-text.ts';
import type { PreflightLog } from '../../preflight/preflight-log.ts';
import { type BalancedStatement, balancedStatement } from '../../source/balanced-statement.ts';
import { datesOf } from '../../source/dates-of.ts';
import type { Movement } from '../../source/export-source.ts';
import { statementTotals } from '../../source/statement-totals.ts';
import { totalsOf } from '../../source/totals.ts';
import { accountSuffix } from '../../tables/statement-table.ts';
import { decodeText, encodeText, frameBytes, type TextFrame } from '../../writing/encode-text.ts';
import type { ExportOptions, Preset, Unit, Writing } from '../preset.ts';
import { readCamt } from './read-camt.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.02';
const ID_LENGTH = 35;
/** Characters of one unstructured remittance line. */
const REMITTANCE_LENGTH = 140;

/** One CAMT.053 document for each account. */
export const openCamt: Preset['open'] = ({ statements }, options, log) => ({
  writings: statements.flatMap((statement) => {
    const balanced = balancedStatement(statement, options, log);
    if (balanced === null) return [];
    return [camtWriting(balanced, options, accountSuffix(statement, statements))];
  }),
  expected: statementTotals(statements),
});

function camtWriting(balanced: BalancedStatement, options: ExportOptions, suffix: string | null): Writing {
  const frame = camtFrame(balanced, options);
  return {
    suffix,
    frameBytes: frameBytes(frame),
    units: (log) => camtUnits(balanced, log),
    encode: (units) => encodeText(frame, units),
    readBack: (chunks) => readCamt(decodeText(chunks), balanced),
  };
}

function camtFrame(balanced: BalancedStatement, { now, idPrefix = 'TIEOUT' }: ExportOptions): TextFrame {
  const { start, end, accountId, currency } = balanced;
  const id = xmlText(`${plainText(idPrefix)}-${end.replaceAll('-', '')}`.slice(-(ID_LENGTH - 2)));
  const made = now.toISOString().slice(0, 19);
  const account = `<Acct><Id><Othr><Id>${xmlText(plainText(accountId).slice(-34))}</Id></Othr></Id><Ccy>${currency}</Ccy></Acct>`;
  return {
    head: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<Document xmlns="${NAMESPACE}"><BkToCstmrStmt><GrpHdr><MsgId>${id}-1</MsgId><CreDtTm>${made}</CreDtTm></GrpHdr>`,
      `<Stmt><Id>${id}</Id><CreDtTm>${made}</CreDtTm><FrToDt><FrDtTm>${start}T00:00:00</FrDtTm><ToDtTm>${end}T23:59:59</ToDtTm></FrToDt>${account}`,
      balanceElement('OPBD', balanced.openingMinor, start, balanced),
      balanceElement('CLBD', balanced.closingMinor, end, balanced),
      '',
    ].join('\n'),
    foot: '</Stmt></BkToCstmrStmt></Document>\n',
  };
}

function balanceElement(code: string, minor: number, date: string, balanced: BalancedStatement): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountElements(minor, balanced)}<Dt><Dt>${date}</Dt></Dt></Bal>`;
}

/** The amount without its sign and the mark that says it. */
function amountElements(minor: number, { currency, statement }: BalancedStatement): string {
  const amount = formatDecimal(Math.abs(minor), statement.digits);
  return `<Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${minor < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
}

function* camtUnits(balanced: BalancedStatement, log: PreflightLog): Generator<Unit> {
  const text = textWriter({ charset: 'utf-8', formulas: 'strip' }, log);
  let row = 0;
  for (const movement of balanced.statement.movements) {
    yield {
      text: `${entryElement(movement, row, text, balanced)}\n`,
      rows: 1,
      totals: totalsOf(movement.amountMinor),
    };
    row++;
  }
}

function entryElement(
  movement: Movement,
  row: number,
  text: TextWriter,
  balanced: BalancedStatement,
): string {
  const { posted } = datesOf(movement);
  const remittance = xmlText(
    text(movement.description, { row, maxLength: REMITTANCE_LENGTH }) || 'Transaction',
  );
  return [
    `<Ntry>${amountElements(movement.amountMinor, balanced)}<Sts>BOOK</Sts>`,
    `<BookgDt><Dt>${posted}</Dt></BookgDt><ValDt><Dt>${posted}</Dt></ValDt>`,
    `<AcctSvcrRef>${String(row + 1).padStart(6, '0')}</AcctSvcrRef>`,
    '<BkTxCd><Prtry><Cd>OTHER</Cd></Prtry></BkTxCd>',
    `<NtryDtls><TxDtls><RmtInf><Ustrd>${remittance}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  ].join('');
}
