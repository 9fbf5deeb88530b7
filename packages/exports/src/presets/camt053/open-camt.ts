import { formatDecimal } from '@tieout/records';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { splitText } from '../../cells/cut-text.ts';
import { plainText } from '../../cells/plain-text.ts';
import { type TextWriter, textWriter } from '../../cells/text-writer.ts';
import { xmlText } from '../../cells/xml-text.ts';
import type { PreflightLog } from '../../preflight/preflight-log.ts';
import { lastFour } from '../../source/account-id.ts';
import { type BalancedStatement, balancedStatement } from '../../source/balanced-statement.ts';
import { checkNumber, otherReference } from '../../source/check-number.ts';
import { datesOf } from '../../source/dates-of.ts';
import type { Movement } from '../../source/export-source.ts';
import { accountSuffix } from '../../source/file-label.ts';
import { type MovementIds, movementIds } from '../../source/movement-id.ts';
import { statementTotals } from '../../source/statement-totals.ts';
import { totalsOf } from '../../source/totals.ts';
import { decodeText, encodeText, frameBytes, type TextFrame } from '../../writing/encode-text.ts';
import type { ExportOptions, Preset, Unit, Writing } from '../preset.ts';
import type { CamtVersion } from './camt-version.ts';
import { readCamt } from './read-camt.ts';

/** Max35Text, Max140Text, and the most characters of a row that are kept. */
const ID_LENGTH = 35;
const REMITTANCE_LENGTH = 140;
const TEXT_LENGTH = 1400;
const NAME_LENGTH = 140;

/** One CAMT.053 document for each account. */
export function openCamt(version: CamtVersion): Preset['open'] {
  return ({ statements }, options, log) => ({
    writings: statements.flatMap((statement, index) => {
      const balanced = balancedStatement(statement, options, log);
      if (balanced === null) return [];
      const suffix = accountSuffix(statement, statements);
      return [camtWriting({ version, balanced, options, suffix, place: index + 1 })];
    }),
    expected: statementTotals(statements),
  });
}

type CamtRequest = {
  readonly version: CamtVersion;
  readonly balanced: BalancedStatement;
  readonly options: ExportOptions;
  readonly suffix: string | null;
  /** The account's place in the export, from 1. */
  readonly place: number;
};

function camtWriting(request: CamtRequest): Writing {
  const frame = camtFrame(request);
  return {
    suffix: request.suffix,
    frameBytes: frameBytes(frame),
    units: (log) => camtUnits(request, log),
    encode: (units) => encodeText(frame, units),
    readBack: (chunks) => readCamt(decodeText(chunks), request.balanced),
  };
}

function camtFrame({ version, balanced, options, place }: CamtRequest): TextFrame {
  const { start, end, accountId, currency } = balanced;
  const { now, idPrefix = 'TIEOUT' } = options;
  // Two accounts of one export, and two exports of one account, have ids of their own.
  const own = `${end.replaceAll('-', '')}-${lastFour(accountId)}-${place}`;
  const id = xmlText(`${plainText(idPrefix).slice(0, ID_LENGTH - own.length - 3)}-${own}`);
  const made = now.toISOString().slice(0, 19);
  return {
    head: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<Document xmlns="${version.namespace}"><BkToCstmrStmt><GrpHdr><MsgId>${id}-M</MsgId><CreDtTm>${made}</CreDtTm></GrpHdr>`,
      `<Stmt><Id>${id}</Id><CreDtTm>${made}</CreDtTm><FrToDt><FrDtTm>${start}T00:00:00</FrDtTm><ToDtTm>${end}T23:59:59</ToDtTm></FrToDt><Acct><Id>${accountElement(accountId)}</Id><Ccy>${currency}</Ccy></Acct>`,
      balanceElement('OPBD', balanced.openingMinor, start, balanced),
      balanceElement('CLBD', balanced.closingMinor, end, balanced),
      '',
    ].join('\n'),
    foot: '</Stmt></BkToCstmrStmt></Document>\n',
  };
}

function accountElement(accountId: string): string {
  const iban = electronicFormatIBAN(accountId) ?? '';
  if (isValidIBAN(iban)) return `<IBAN>${iban}</IBAN>`;
  return `<Othr><Id>${xmlText(plainText(accountId).slice(-34))}</Id></Othr>`;
}

function balanceElement(code: string, minor: number, date: string, balanced: BalancedStatement): string {
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amountElements(minor, balanced)}<Dt><Dt>${date}</Dt></Dt></Bal>`;
}

/** The amount without its sign and the mark that says it. */
function amountElements(minor: number, { currency, statement }: BalancedStatement): string {
  const amount = formatDecimal(Math.abs(minor), statement.digits);
  return `<Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${minor < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
}

function* camtUnits({ version, balanced, options }: CamtRequest, log: PreflightLog): Generator<Unit> {
  const text = textWriter({ charset: 'utf-8', formulas: 'strip' }, log);
  const idOf = movementIds(balanced.statement, options);
  let row = 0;
  for (const movement of balanced.statement.movements) {
    const element = entryElement(movement, { version, balanced, text, row, idOf });
    yield { text: `${element}\n`, rows: 1, totals: totalsOf(movement.amountMinor) };
    row++;
  }
}

type EntryContext = {
  readonly version: CamtVersion;
  readonly balanced: BalancedStatement;
  readonly text: TextWriter;
  readonly row: number;
  readonly idOf: MovementIds;
};

function entryElement(movement: Movement, { version, balanced, text, row, idOf }: EntryContext): string {
  const { date, posted } = datesOf(movement);
  const details = [
    referenceElements(movement, text, row),
    partyElements(movement, version, text, row),
    remittanceElements(movement, text, row),
    date === posted ? '' : `<RltdDts><TxDtTm>${date}T00:00:00</TxDtTm></RltdDts>`,
  ];
  return [
    `<Ntry>${amountElements(movement.amountMinor, balanced)}${version.status}`,
    `<BookgDt><Dt>${posted}</Dt></BookgDt><ValDt><Dt>${posted}</Dt></ValDt>`,
    `<AcctSvcrRef>${idOf(movement)}</AcctSvcrRef>`,
    '<BkTxCd><Prtry><Cd>OTHER</Cd></Prtry></BkTxCd>',
    `<NtryDtls><TxDtls>${details.join('')}</TxDtls></NtryDtls></Ntry>`,
  ].join('');
}

function referenceElements(movement: Movement, text: TextWriter, row: number): string {
  const reference = otherReference(movement);
  const printed = reference === null ? '' : text(reference, { row, maxLength: ID_LENGTH });
  const check = checkNumber(movement) ?? '';
  const elements = [
    printed === '' ? '' : `<EndToEndId>${xmlText(printed)}</EndToEndId>`,
    check === '' ? '' : `<ChqNb>${check}</ChqNb>`,
  ].join('');
  return elements === '' ? '' : `<Refs>${elements}</Refs>`;
}

/** The other side, where the person named it: who paid for money in, who was paid for money out. */
function partyElements(
  { payee, amountMinor }: Movement,
  version: CamtVersion,
  text: TextWriter,
  row: number,
): string {
  const name = payee === null ? '' : text(payee, { row, maxLength: NAME_LENGTH });
  if (name === '') return '';
  const tag = amountMinor < 0 ? 'Cdtr' : 'Dbtr';
  return `<RltdPties><${tag}>${version.party(xmlText(name))}</${tag}></RltdPties>`;
}

/** The description whole: as many lines of 140 characters as it takes. */
function remittanceElements({ description }: Movement, text: TextWriter, row: number): string {
  const whole = text(description, { row, maxLength: TEXT_LENGTH }) || 'Transaction';
  const lines = splitText(whole, REMITTANCE_LENGTH).map((line) => `<Ustrd>${xmlText(line)}</Ustrd>`);
  return `<RmtInf>${lines.join('')}</RmtInf>`;
}
