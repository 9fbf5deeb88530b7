import { FRANCE } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { type Sheet, sheetOf } from '../prints/table-print.ts';
import { column, formPrint, type Put } from './form.ts';

const ROWS = {
  card: [['CARTE X{f} {d} {m}'], ['CARTE X{f} REMBT {d} {m}', '23,50 USD ETATS-UNIS', '1 EUR = 1,08 USD']],
  transferIn: [['VIR RECU    {r}{r}', 'DE: {p}', 'MOTIF: REMBOURSEMENT {d}', 'REF: {k}']],
  salary: [['VIR RECU    {r}', 'DE: {e}', 'MOTIF: SALAIRE', 'REF: {k}']],
  transferOut: [
    ['000001 VIR EUROPEEN EMIS   LOGITEL', 'POUR: {p}', 'REF: {r}{r}', 'MOTIF: LOYER', 'CHEZ: SMPLFRPP'],
  ],
  directDebit: [
    [
      'PRELEVEMENT EUROPEEN {r}',
      'DE: {m}',
      'ID: FR93ZZZ{r}',
      'MOTIF: ECHEANCE 12/24 45,90',
      'REF: {k}',
      'MANDAT ++{k}',
    ],
  ],
  cash: [['CARTE X{f} RETRAIT DAB {d} 14H32', '{m} {c} {r}']],
  fee: [['COTISATION MENSUELLE CARTE {f}'], ['FRAIS PAIEMENT HORS ZONE EURO', '1 PAIEMENT A 1,00 EUR']],
  refund: [['CARTE X{f} REMBT {d} {m}']],
  interest: [['INTERETS CREDITEURS']],
};

/** A French account: stars behind figures that bear no commission, points between thousands, SEPA parts line by line, totals of both sides. */
const stars = formPrint({
  id: 'fr-stars-behind',
  kind: 'bank_statement',
  tags: ['two-dates', 'debit-credit-columns', 'star-suffix', 'sepa-sublines', 'no-running-balance'],
  locales: FRANCE,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  size: 8,
  leading: 9.5,
  gap: 3,
  top: 250,
  topAgain: 110,
  bottom: 720,
  order: { movements: ROWS },
  head: (s) => [
    [40, 40, s.desk.bank.toUpperCase(), { size: 14, isBold: true }],
    [320, 40, 'RELEVÉ DE COMPTE', { isBold: true }],
    [320, 52, 'COMPTE DE PARTICULIER - en euros'],
    [320, 64, 'n° 30003 01234 00050123456 78'],
    [320, 76, `du ${s.full(s.ledger.start)} au ${s.full(s.ledger.end)}`],
    [320, 88, 'envoi n° 6   Page 1/2'],
    ...column(320, 130, 11, ['MME JORDAN EXEMPLE', '14 RUE DES AULNES', '69003 LYON']),
    [40, 200, 'VOTRE BANQUE EN LIGNE : www.banque.exemple   TÉLÉPHONE 3933 (0,30 EUR/min)'],
    [40, 226, 'RELEVÉ DES OPÉRATIONS', { isBold: true }],
  ],
  again: (s) => [
    [40, 40, 'RELEVÉ DE COMPTE'],
    [320, 40, 'n° 30003 01234 00050123456 78'],
    [320, 52, `du ${s.full(s.ledger.start)} au ${s.full(s.ledger.end)}`],
    [40, 90, 'RELEVÉ DES OPÉRATIONS (suite)', { isBold: true }],
  ],
  isRuled: true,
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['Valeur', 96, (e, s) => s.day(e.postDate)],
    ["Nature de l'opération", 152, (e) => e.lines],
    ['Débit', -462, (e, s) => starred(s.out(e), e.reference)],
    ['Crédit', -552, (e, s) => starred(s.into(e), e.reference)],
  ],
  first: (s) => [
    [
      [152, 0, `SOLDE PRÉCÉDENT AU ${s.full(s.ledger.start - 1)}`, { isBold: true }],
      [s.ledger.opening < 0 ? -462 : -552, 0, dotted(s.number(s.ledger.opening))],
    ],
  ],
  leave: () => [[-552, 0, 'suite >>>']],
  last: (s) => [
    [
      [152, 0, 'TOTAUX DES MOUVEMENTS', { isBold: true }],
      [-462, 0, dotted(s.number(s.ledger.out.sum))],
      [-552, 0, dotted(s.number(s.ledger.into.sum))],
    ],
    [
      [152, 0, `NOUVEAU SOLDE AU ${s.full(s.ledger.end)}`, { isBold: true }],
      [-552, 0, `${s.ledger.closing < 0 ? '-' : '+'} ${dotted(s.number(s.ledger.closing))}`],
    ],
    [
      [40, 1, '* Opération exonérée de commission de mouvement'],
      [40, 2, `PROGRAMME DE FIDÉLITÉ : le ${s.full(s.ledger.end)}, vous disposez de 1.240 points.`],
      [
        40,
        3,
        'Votre autorisation de découvert est de 400,00 EUR (TAEG 15,90 %). Garantie des dépôts : 100.000 EUR.',
      ],
    ],
  ],
  foot: () => [
    [40, 780, "N'hésitez pas à contacter votre conseiller de clientèle.", { size: 6 }],
    [
      40,
      790,
      'S.A. au capital de 1 010 261 206,25 EUR - 552 120 222 R.C.S. - Siège social : 29, bd Exemple 75009 Paris',
      { size: 6 },
    ],
  ],
  truth: () => ({ balances: 'none', number: '30003 01234 00050123456 78' }),
});

function dotted(text: string): string {
  return text.replace(/[\s\u00a0\u202f]/g, '.').replace(/\.(?=\d{3}[.,])/g, '.');
}

function starred(text: string, reference: string): string {
  return text === '' || Number(reference.at(-1)) < 6 ? dotted(text) : `${dotted(text)} *`;
}

/** A French postal account and its savings book in one paper: two tables, balances listed on the first sheet, sums also in francs. */
const postal: Print = {
  id: 'fr-postal-parts',
  kind: 'bank_statement',
  tags: ['several-accounts', 'no-year', 'other-money-beside', 'debit-credit-columns', 'no-running-balance'],
  locales: FRANCE,
  draw: (desk) => {
    const pen = desk.pen({ size: 8.5 });
    const current = sheetOf(desk, { dates: ['dd/MM', 'dd/MM/yyyy'], most: 25, order: { movements: ROWS } });
    const book = sheetOf(desk, {
      dates: ['dd/MM', 'dd/MM/yyyy'],
      most: 6,
      order: {
        start: current.ledger.start,
        number: '1234567890F',
        movements: {
          transferIn: [['VIREMENT DE COMPTE COURANT']],
          transferOut: [['VIREMENT VERS COMPTE COURANT']],
        },
      },
    });
    const { ledger } = current;
    const numbers = ['41 123 45 P 020', '1234567890F'];
    put([
      [40, 46, desk.bank, { size: 14, isBold: true }],
      [330, 46, `Relevé n° 6 - ${current.full(ledger.end)}`],
      [-555, 58, 'Page 1/1'],
      ...column(330, 100, 11, ['MME JORDAN EXEMPLE', '14 RUE DES AULNES', '69003 LYON']),
      [40, 160, `Situation de vos comptes au ${desk.written(ledger.end, 'd MMMM yyyy')}`, { isBold: true }],
      [40, 174, `Compte Courant Postal n° ${numbers[0]}`],
      [-400, 174, `${plus(current, ledger.closing)} €`],
      [40, 186, `Livret A n° ${numbers[1]}`],
      [-400, 186, `${plus(book, book.ledger.closing)} €`],
    ]);
    let y = 214;
    const accounts = [current, book].map((sheet, at) => {
      put([
        [
          40,
          y,
          `${at === 0 ? 'Compte Courant Postal' : 'Livret A'} n° ${numbers[at]}`,
          { isBold: true, size: 10 },
        ],
        [40, y + 14, 'IBAN : FR49 2004 1010 0541 1234 5P02 021 | BIC : SMPLFRPPLIL', { size: 7 }],
        ...[40, 84, -405, -485, -555].map(
          (x, i): Put => [
            x,
            y + 30,
            ['Date', 'Opérations', 'Débit (€)', 'Crédit (€)', 'Soit en francs'][i] ?? '',
            { isBold: true },
          ],
        ),
      ]);
      y += 44;
      const side = (minor: number) => (minor < 0 ? -405 : -485);
      const line = (texts: readonly Put[], height = 12) => {
        put(texts.map(([x, dy, text, look]): Put => [x, y + dy * 10, text, look ?? {}]));
        y += height;
        if (y > pen.heightPt - 90) {
          pen.newSheet();
          put([
            [40, 46, desk.bank],
            [-555, 58, 'Page 2'],
          ]);
          y = 90;
        }
      };
      line([
        [84, 0, `Ancien solde au ${sheet.full(sheet.ledger.start - 1)}`],
        [side(sheet.ledger.opening), 0, sheet.number(sheet.ledger.opening)],
        [-555, 0, francs(sheet, sheet.ledger.opening)],
      ]);
      for (const e of sheet.entries)
        line(
          [
            [40, 0, sheet.day(e.date)],
            ...e.lines.map((text, i): Put => [84, i, text]),
            [side(e.amount), 0, sheet.number(e.amount)],
            [-555, 0, francs(sheet, e.amount)],
          ],
          e.lines.length * 10 + 3,
        );
      line([
        [84, 0, 'Total des opérations'],
        [-405, 0, sheet.number(sheet.ledger.out.sum)],
        [-485, 0, sheet.number(sheet.ledger.into.sum)],
      ]);
      line(
        [
          [84, 0, `Nouveau solde au ${sheet.full(sheet.ledger.end)}`, { isBold: true }],
          [side(sheet.ledger.closing), 0, sheet.number(sheet.ledger.closing)],
          [-555, 0, francs(sheet, sheet.ledger.closing)],
        ],
        36,
      );
      return desk.truth(sheet.ledger, { balances: 'none', number: numbers[at] ?? null });
    });
    return { paper: pen.paper(), accounts };

    function put(texts: readonly Put[]): void {
      for (const [x, at, text, look] of texts)
        if (x < 0) pen.right(-x, at, text, look);
        else pen.left(x, at, text, look);
    }
  },
};

function francs({ number }: Sheet, minor: number): string {
  return number(Math.round(Math.abs(minor) * 6.55957));
}

function plus({ number }: Sheet, minor: number): string {
  return `${minor < 0 ? '-' : '+'} ${number(minor)}`;
}

export const FRENCH_FORMS = [stars, postal];
