import { xmlElements } from '../../ofx/ofx-element.ts';
import { type OfxFacts, ofxAccount, ofxFacts, ofxTags, STATUS_OK } from '../../ofx/ofx-statement.ts';
import { ofxNow, ofxText, ofxTime, ofxWriting } from '../../ofx/ofx-writing.ts';
import type { StatementSource } from '../../source/export-source.ts';
import { accountSuffix } from '../../source/file-label.ts';
import { statementTotals } from '../../source/statement-totals.ts';
import type { TextFrame } from '../../writing/encode-text.ts';
import type { ExportOptions, Preset } from '../preset.ts';

const HEADER =
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n';

/** One OFX 2.1.1 file for each account. */
export const openOfx2: Preset['open'] = ({ statements }, options, log) => ({
  writings: statements.flatMap((statement) => {
    const facts = ofxFacts(statement, options, log);
    if (facts === null) return [];
    const frame = frameOf(statement, facts, options);
    return [
      ofxWriting({
        form: 'xml',
        statement,
        facts,
        options,
        frame,
        suffix: accountSuffix(statement, statements),
      }),
    ];
  }),
  expected: statementTotals(statements),
});

function frameOf(statement: StatementSource, facts: OfxFacts, options: ExportOptions): TextFrame {
  const [messages, response, body] = ofxTags(statement);
  const signOn = ofxText(
    [['SIGNONMSGSRSV1', [['SONRS', [STATUS_OK, ['DTSERVER', ofxNow(options, 'xml')], ['LANGUAGE', 'ENG']]]]]],
    'xml',
  );
  const opening = xmlElements([['TRNUID', '0'], STATUS_OK]);
  const account = xmlElements([['CURDEF', facts.currency], ofxAccount(statement, facts, options)]);
  const span = ofxText(
    [
      ['DTSTART', ofxTime(facts.start, 'xml')],
      ['DTEND', ofxTime(facts.end, 'xml')],
    ],
    'xml',
  );
  const balance = xmlElements([
    [
      'LEDGERBAL',
      [
        ['BALAMT', facts.closing],
        ['DTASOF', ofxTime(facts.end, 'xml')],
      ],
    ],
  ]);
  return {
    head: `${HEADER}<OFX>${signOn}<${messages}><${response}>${opening}<${body}>${account}\n<BANKTRANLIST>${span}`,
    foot: `</BANKTRANLIST>${balance}</${body}></${response}></${messages}></OFX>\n`,
  };
}
