import { CURRENCY_CODES } from '../../values/currency.ts';
import { normalise } from '../../vocabulary/normalise.ts';
import { oneOf } from '../../vocabulary/one-of.ts';
import { says } from '../../vocabulary/says.ts';

/** Endings by which companies are registered, written as on their documents; behind a comma, "Co." is a county of Ireland. */
const LEGAL_FORM =
  'gGmbH|GmbH & Co\\.? KGa?A?|GmbH|mbH|AG & Co\\.? KG|AG|KGaA|KG|OHG|e\\.\\s?K\\.|e\\.\\s?Kfm\\.|UG \\(haftungsbeschränkt\\)|UG|e\\.\\s?V\\.|eG|GbR|SE|' +
  'Ltd\\.?|LTD\\.?|Limited|LIMITED|Inc\\.?|INC\\.?|LLC|L\\.L\\.C\\.|LLP|PLC|plc|Corp\\.?|Corporation|CORP\\.?|C[oO]\\.?,? ?L(?:td|TD)\\.?|(?<!,\\s)Co\\.|Company|Pty\\.? Ltd\\.?|PTY LTD|Pvt\\.? Ltd\\.?|PVT\\.? LTD\\.?|Sdn\\.? Bhd\\.?|SDN\\.? BHD\\.?|S/B|Pte\\.? Ltd\\.?|' +
  'S\\.?A\\.?(?:P\\.?I\\.?)? [dD][eE] C\\.?V\\.?|S\\.? [dD][eE] R\\.?L\\.?(?: [dD][eE] C\\.?V\\.?)?|SpA|E\\.I\\.R\\.L\\.|Cía\\.? Ltda\\.?|Sàrl|Ges\\.?m\\.?b\\.?H\\.?|Ltée|ltée|AöR|SARL|S\\.A\\.R\\.L\\.?|S\\.a\\.r\\.L\\.?|S\\.à r\\.l\\.|EURL|SASU|SAS|S\\.A\\.S\\.?|SNC|SCI|S\\.A\\.(?:S\\.)? E\\.S\\.P\\.?|SA E\\.?S\\.?P\\.?|SA|S\\.A\\.U\\.|S\\.A\\.|S\\.L\\.U\\.|S\\.L\\.|SLU|SL|S\\.C\\.P\\.|C\\.B\\.|S\\.Coop\\.?|' +
  'S\\.r\\.l\\.s\\.|S\\.r\\.l\\.?|S\\.R\\.L\\.|Srl|SRL|S\\.p\\.A\\.?|SpA|SPA|S\\.n\\.c\\.|Snc|S\\.a\\.s\\.|Sas|' +
  'B\\.V\\.B\\.A\\.|BVBA|B\\.V\\.|BV|N\\.V\\.|NV|V\\.O\\.F\\.|VOF|v\\.o\\.f\\.|Unip\\.,? Lda\\.?|Unipessoal Lda\\.?|Unipessoal, Lda\\.?|Lda\\.?|LDA\\.?|Ltda\\.?|LTDA\\.?|ME|EIRELI|EPP|S/A|' +
  'P\\.C\\.|P\\.A\\.|PLLC|P\\.L\\.L\\.C\\.|LP|L\\.P\\.|AB|ApS|A/S|AS|Oyj?|Sp\\. z o\\.\\s?o\\.|s\\.r\\.o\\.|a\\.s\\.|spol\\. s r\\. ?o\\.|Kft\\.?|Zrt\\.?|d\\.o\\.o\\.|OÜ|UAB|SIA|DAC|CLG|FZE|FZCO|FZ-LLC|W\\.L\\.L\\.|Bhd\\.?|Tbk\\.?';
const LEGAL_NAME = new RegExp(
  `^(.{2,60}?[\\s,]+(?:${LEGAL_FORM}|${LEGAL_FORM.toUpperCase().replace(/\\\\S/g, '\\\\s')})(?:\\s*&\\s*C[oO]\\.?\\s*KG)?)(?=$|[\\s,;.)·•|])`,
  'u',
);

const LEGAL_END = new RegExp(`(?:^|[\\s,.(])(?:${LEGAL_FORM})$`, 'iu');

/** Two or three capitalised words, as a person's name is. */
export const PERSON = /^(\p{Lu}[\p{Ll}.'’-]+\s){1,2}\p{Lu}[\p{Ll}'’-]+$/u;

/** Whether a text ends in a legal form. */
export function endsInLegalForm(text: string): boolean {
  return LEGAL_END.test(text);
}

/** A Japanese company names its form before or behind its name. */
const EAST_ASIAN_NAME =
  /^((株式会社|有限会社|合同会社|一般社団法人)[^\s\d]{1,20}|[^\s\d：:]{1,20}(株式会社|有限会社|合同会社))$/u;

/** Baltic and Slavic companies print their form before their name in quotation marks: "SIA „Gaujas Galdniecība”". */
const LEADING_FORM =
  /^((?:SIA|AS|IK|UAB|AB|MB|VšĮ|OÜ|ООО|ОАО|ЗАО|ПАО|АО|ТОО|ТОВ|ПП|ПАТ)\s+["„“«'][^"”“»']{2,50}["”“»'])(?=$|[\s,;.])/u;

const UNIT_OF = new RegExp(`^${oneOf('unitOf')}\\s+`, 'iu');

/** The company's name a text begins with, up to and with its legal form; null where there is none. */
export function legalName(text: string): string | null {
  if (EAST_ASIAN_NAME.test(text)) return text;
  const [, quoted] = LEADING_FORM.exec(text) ?? [];
  if (quoted !== undefined) return quoted;
  const lead = text
    .replace(/^[•·●|:\s(-]+/, '')
    .replace(UNIT_OF, '')
    .replace(/^[^:]{2,30}:\s+(?=\p{L})/u, '');
  const start = lead.split(/\s+[•·|●–—]\s+/)[0] ?? '';
  const found = LEGAL_NAME.exec(start)?.[1]?.trim() ?? null;
  const isWhole = start.split(' ').length <= 6 && !/[\d,:;(]/.test(start);
  const name = found !== null && isWhole ? start.trim() : found;
  if (name === null || !/^[\p{Lu}\d"'„(]/u.test(name) || name.split(' ').length > 9) return null;
  return /[.!?]\s\p{Lu}\p{Ll}+\s\p{Ll}/u.test(name) ? null : name.replace(FORM_BEHIND_DASH, '');
}

/** A legal form behind a dash begins the small print: "LOCAMAT - SAS au capital de 118 740 €". */
const FORM_BEHIND_DASH = new RegExp(`\\s+[-–—]\\s+(?:${LEGAL_FORM})$`, 'u');

/** Which of a chain's shops it is: "FIELDWAY #2144". */
const BRANCH_NUMBER = /\s[#№]\s?\d{1,5}$/u;

/** Whether a text may be the name of a person or company: words of letters, no web address, figure, salutation or sentence. */
export function nameLike(text: string): boolean {
  if (text.length < 3 || text.length > 70 || BARE_SALUTATION.test(text) || CURRENCY_CODES.has(text))
    return false;
  const named = text.replace(BRANCH_NUMBER, '');
  if (named !== text && says('otherNumber', normalise(named))) return false;
  const letters = named.match(/\p{L}/gu)?.length ?? 0;
  const digits = named.match(/\d/g)?.length ?? 0;
  if (letters < 3 || digits * 2 > letters || digits > 4) return false;
  // A Japanese or Chinese address.
  if (/[都道府県省市区區町村路号].*\d/u.test(text)) return false;
  if (says('noCustomer', text)) return false;
  if (/@|www\.|https?:|:\s*\S|\d[.,]\d{2}\b|[=%€$£]|^\d+\s+-/.test(text)) return false;
  if (says('detailsBehind', text) || says('detailsOf', text)) return false;
  if (isSentence(text) || PAGE_NUMBER.test(text)) return false;
  return /^["'„“]?[\p{Lu}\p{Lo}\d]|^\p{Ll}\p{Lu}/u.test(text) || PARTICLE.test(text);
}

/** Whether a text is the line of an address with a street's number. */
export function isStreet(text: string): boolean {
  return /^\d+[a-z]?[\s,]+\S|\s\d+(\s?[-/]\s?\d+)?\s?[a-zA-Z]?$|\s\d+[a-z]?,\s/u.test(text);
}

const PAGE_NUMBER = new RegExp(`^${oneOf('pageBeforeNumber')}\\s*\\d`, 'iu');
const PARTICLE = new RegExp(`^${oneOf('nameParticle')}\\s`, 'u');
const BARE_SALUTATION = new RegExp(`^${oneOf('salutation')}\\.?$`, 'iu');

function isSentence(text: string): boolean {
  const words = text.split(' ');
  const small = words.filter((word) => /^\p{Ll}{2,}/u.test(word)).length;
  return small >= 3 && (/[.!?]$/.test(text) || small * 2 > words.length + 1);
}
