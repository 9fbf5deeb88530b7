import { parseFileDate } from '../../cells/file-date.ts';
import { parseXmlText } from '../../cells/xml-text.ts';
import type { BalancedStatement } from '../../source/balanced-statement.ts';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../../source/totals.ts';
import { readMinor } from '../../tables/read-table.ts';
import { readLines } from '../../writing/read-lines.ts';

const AMOUNT = '<Amt Ccy="([A-Z]{3})">([\\d.]+)</Amt><CdtDbtInd>(CRDT|DBIT)</CdtDbtInd>';
const BALANCE = new RegExp(
  `^<Bal><Tp><CdOrPrtry><Cd>(OPBD|CLBD)</Cd></CdOrPrtry></Tp>${AMOUNT}<Dt><Dt>[\\d-]{10}</Dt></Dt></Bal>$`,
);
const ENTRY = new RegExp(
  `^<Ntry>${AMOUNT}(?:<Sts>BOOK</Sts>|<Sts><Cd>BOOK</Cd></Sts>)<BookgDt><Dt>([\\d-]{10})</Dt></BookgDt><ValDt><Dt>([\\d-]{10})</Dt></ValDt>` +
    '<AcctSvcrRef>(\\d{8}[0-9a-f]{20})</AcctSvcrRef><BkTxCd><Prtry><Cd>OTHER</Cd></Prtry></BkTxCd>' +
    '<NtryDtls><TxDtls>(?:<Refs>(?:<EndToEndId>[^<>]{1,200}</EndToEndId>)?(?:<ChqNb>\\d{1,12}</ChqNb>)?</Refs>)?' +
    '(?:<RltdPties><(?:Cdtr|Dbtr)>(?:<Pty>)?<Nm>[^<>]+</Nm>(?:</Pty>)?</(?:Cdtr|Dbtr)></RltdPties>)?' +
    '<RmtInf>((?:<Ustrd>[^<>]{1,700}</Ustrd>)+)</RmtInf>(?:<RltdDts><TxDtTm>[\\d-]{10}T00:00:00</TxDtTm></RltdDts>)?' +
    '</TxDtls></NtryDtls></Ntry>$',
);
const HEAD_LINES = 3;

/** Reads CAMT.053 strictly as written line by line, proves opening + entries = closing and that no two entries share an id, and sums it. Throws on anything else. */
export function readCamt(chunks: Iterable<string>, { statement, currency }: BalancedStatement): Totals {
  const balances: number[] = [];
  const ids = new Set<bigint>();
  let totals = NO_TOTALS;
  let lineNumber = 0;
  let isEnded = false;
  for (const line of readLines(chunks, '\n')) {
    lineNumber++;
    if (lineNumber <= HEAD_LINES) continue;
    if (line === '</Stmt></BkToCstmrStmt></Document>') isEnded = true;
    else if (line.startsWith('<Bal>'))
      balances.push(signedAmount(BALANCE.exec(line)?.slice(2), currency, statement.digits));
    else totals = addTotals(totals, totalsOf(readEntry(ENTRY.exec(line), { currency, ids, statement })));
  }
  const [opening, closing, ...others] = balances;
  if (!isEnded || opening === undefined || others.length > 0) throw new Error('CAMT.053 out of form');
  if (opening + totals.inMinor - totals.outMinor !== closing)
    throw new Error('CAMT.053 balances do not follow');
  return totals;
}

function readEntry(
  match: RegExpExecArray | null,
  { currency, ids, statement }: Pick<BalancedStatement, 'currency' | 'statement'> & { ids: Set<bigint> },
): number {
  const [booked = '', valued = '', id = '', text = ''] = match?.slice(4) ?? [];
  if (parseFileDate(booked, 'YYYY-MM-DD') === null || parseFileDate(valued, 'YYYY-MM-DD') === null)
    throw new Error('CAMT.053 entry out of form');
  const digest = BigInt(`0x${id}`);
  if (ids.has(digest)) throw new Error('CAMT.053 entry with the id of another');
  ids.add(digest);
  parseXmlText(text);
  return signedAmount(match?.slice(1), currency, statement.digits);
}

function signedAmount(groups: readonly string[] | undefined, currency: string, digits: number): number {
  const [code, amount, mark] = groups ?? [];
  if (code !== currency || amount === undefined) throw new Error('CAMT.053 amount out of form');
  const minor = readMinor(amount, digits);
  return mark === 'DBIT' ? 0 - minor : minor;
}
