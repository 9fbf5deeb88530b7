import { describe, expect, test } from 'vitest';
import { isName } from '../src/invoice/parties/is-name.ts';
import { describedParties } from '../src/invoice/parties/parties.ts';
import { legalName } from '../src/invoice/parties/party-name.ts';
import type { DocumentRow } from '../src/invoice/rows/document-rows.ts';
import { chunkOf } from '../src/lines/chunk.ts';
import { lineOf } from '../src/lines/line.ts';
import { say, table, title } from './draw-pdf.ts';
import { readInvoice } from './read-invoice.ts';

const sale = [
  ...table('50 540>', [
    ['Description', 'Amount'],
    ['Consulting', '400.00'],
    ['Travel', '100.00'],
    ['Total', '500.00'],
  ]),
];

async function partiesOf(...lines: Parameters<typeof readInvoice>[0][]): Promise<(string | null)[]> {
  const { fields } = await readInvoice(...lines);
  return [fields.vendor, fields.customer];
}

describe('of two names behind bare labels', () => {
  test('the first is the seller’s', async () => {
    const parties = await partiesOf([
      title('FACTURA'),
      say('Razón Social: REDES DEL PLATA S.R.L.'),
      say('Comp. Nro: 00005868'),
      [],
      say('Apellido y Nombre / Razón Social: Estancia La Querencia S.A.'),
      [],
      ...sale,
    ]);
    expect(parties).toEqual(['REDES DEL PLATA S.R.L.', 'Estancia La Querencia S.A.']);
  });
});

describe('a name', () => {
  test.each(['Accounts Payable', 'Service comptabilité', 'Buchhaltung', 'Ufficio acquisti'])(
    'is not the department that bills are sent to: %s',
    (department) => expect([isName(department), isName(`${department} Miller`)]).toEqual([false, true]),
  );
});

test('a seller is named in full where the company below begins with the brand', async () => {
  const [vendor] = await partiesOf([
    title('EIGHT OUNCE'),
    say('EIGHT OUNCE COFFEE CO.'),
    say('Mid Valley City'),
    say('59200 Kuala Lumpur'),
    say('Receipt 4711, 05/03/2025 17:42'),
    [],
    ...sale,
  ]);
  expect(vendor).toBe('EIGHT OUNCE COFFEE CO.');
});

describe('the customer', () => {
  test('is nobody where a till prints so, whatever stands below', async () => {
    const [, customer] = await partiesOf([
      title('FATURA'),
      say('Tasca do Chico Lda'),
      say('Cliente: Consumidor Final'),
      say('Vinho Tinto'),
      [],
      ...sale,
    ]);
    expect(customer).toBeNull();
  });

  test('is read next to its label in a list of labels', async () => {
    const [, customer] = await partiesOf([
      title('KVITTERING'),
      say('Øresundslinjen A/S'),
      ...table('50 300>', [
        ['Fakturadato', '09-10-2025'],
        ['Navn', 'Anders Bjerregaard'],
        ['Afgang', 'Rønne'],
      ]),
      [],
      ...sale,
    ]);
    expect(customer).toBe('Anders Bjerregaard');
  });

  test('may live where the town stands before its code', async () => {
    const parties = await partiesOf([
      title('TAX INVOICE'),
      ...table('50 380', [
        ['Kauri Primary School', 'Kitchen Ltd'],
        ['44 Customs Street', '8 Rata Road'],
        ['Auckland 1010', 'Grey Lynn 1021'],
      ]),
      [],
      ...sale,
    ]);
    expect(parties).toEqual(['Kitchen Ltd', 'Kauri Primary School']);
  });

  test('is a person by title, without the practice below', async () => {
    const [, customer] = await partiesOf([
      title('Rechnung'),
      ...table('50 380', [
        ['Frau', 'Schreinerei Amrein AG'],
        ['Dr. med. Lea Odermatt', 'Wilemattstrasse 14'],
        ['Praxis am See', '6210 Sursee'],
        ['Seestrasse 5', ''],
        ['6205 Eich', ''],
      ]),
      [],
      ...sale,
    ]);
    expect(customer).toBe('Dr. med. Lea Odermatt');
  });

  test('is named before a number in brackets, not by who it is sent to', async () => {
    const [, customer] = await partiesOf([
      title('INVOICE 2026-014'),
      say('Imogen Placeholder'),
      say('18 Sample Terrace, Bristol BS6 5XX'),
      [],
      say('For: Northmoor Trust (PO 118740)'),
      say('Attention: Priya Example, Communications'),
      say('4 Example Square, Bath BA1 1XX'),
      [],
      ...sale,
    ]);
    expect(customer).toBe('Northmoor Trust');
  });

  test('is no phrase that begins with the word for one', async () => {
    const [, customer] = await partiesOf([
      title('INVOICE'),
      say('Haversham Lettings Ltd'),
      say('Invoice number: 64413'),
      [],
      ...table('50 540>', [
        ['Tenant find fee', '400.00'],
        ['Inventory and check in', '100.00'],
        ['Total', '500.00'],
      ]),
    ]);
    expect(customer).toBeNull();
  });

  test('has its address below the seller’s name, not in place of it', async () => {
    const parties = await partiesOf([
      say('ráfaga'),
      [],
      [],
      [],
      say('Talleres Iriarte S.L.'),
      say('C/ Mayor 18'),
      say('50001 Zaragoza'),
      [],
      [],
      say('Factura nº: 4711'),
      [],
      ...sale,
      [],
      say('Ráfaga Telecom España, S.A.U.'),
    ]);
    expect(parties).toEqual(['Ráfaga Telecom España, S.A.U.', 'Talleres Iriarte S.L.']);
  });
});

describe('the seller', () => {
  test('is called without the word for its owner, and to the end of its legal form', async () => {
    const [owner] = await partiesOf([
      title('RECHNUNG'),
      say('Inh. Petra Lindner e.K.'),
      say('USt-IdNr. DE223344556'),
      [],
      ...sale,
    ]);
    const [company] = await partiesOf([
      title('FACTURA'),
      say('SOLUCIONES DEL BAJIO SA DE CV'),
      say('RFC: SOB010203AB1'),
      [],
      ...sale,
    ]);
    expect([owner, company]).toEqual(['Petra Lindner e.K.', 'SOLUCIONES DEL BAJIO SA DE CV']);
  });
});

describe('a seller', () => {
  test('is the name before its number in a register, glued to it or not', async () => {
    const [vendor] = await partiesOf([
      say('KTWONG TRADING (001904043-H)'),
      say('22, Jalan Perindustrian Hijau'),
      say('Taman Perindustrian Hijau'),
      say('TAX INVOICE'),
      [],
      ...sale,
    ]);
    expect(vendor).toBe('KTWONG TRADING');
  });

  test('is no street with its number', async () => {
    const [vendor] = await partiesOf([
      say('Senefelder Straße 2'),
      say('33100 Paderborn'),
      say('05251 5099-0'),
      say('Quittung'),
      say('Datum: 26.09.2016 13:56'),
      [],
      ...table('50 300>', [
        ['Duschvorhang', '9,99'],
        ['Summe EUR', '9,99'],
        ['Bar', '10,00'],
        ['Rückgeld', '0,01'],
      ]),
    ]);
    expect(vendor).not.toBe('Senefelder Straße 2');
  });
});

describe('what was bought', () => {
  test('is neither who sold nor who bought it', () => {
    const rows = ['HARBOUR FOODS', 'SOURDOUGH LOAF', 'OAT MILK'].map((text, position) =>
      rowOf(text, position),
    );
    const namesOf = (itemLines?: ReadonlySet<number>) =>
      describedParties(rows, [], { itemsFrom: 1, isReceipt: true, ...(itemLines && { itemLines }) }).map(
        ({ candidate }) => candidate.name,
      );
    expect(namesOf()).toContain('SOURDOUGH LOAF');
    expect(namesOf(new Set([1, 2]))).toEqual(['HARBOUR FOODS']);
  });
});

test('small letters are a name only in line with what follows them', () => {
  const namesOf = (left: number) =>
    describedParties([rowOf('tan chay yee', 0, left), rowOf('HO TRADING', 1)], [], {
      itemsFrom: 2,
      isReceipt: true,
    }).map(({ candidate }) => candidate.name);
  expect(namesOf(50)).toContain('tan chay yee');
  expect(namesOf(300)).not.toContain('tan chay yee');
});

function rowOf(text: string, position: number, from = 50): DocumentRow {
  const top = 50 + position * 30;
  const words = text.split(' ').map((word, index) => ({
    ...{ text: word, left: from + index * 60, right: from + 50 + index * 60, top, bottom: top + 10 },
    ...{ fontSize: 10, isBold: false, confidence: 1 },
  }));
  const line = lineOf(1, words);
  return { line, figures: [], chunks: [chunkOf(line.words)], position, isFurniture: false };
}

test('the heading over the kind of a Greek document is no customer, the name among its customer’s details is', async () => {
  const { fields } = await readInvoice([
    say('ΑΦΟΙ ΥΠΟΔΕΙΓΜΑΤΟΠΟΥΛΟΙ Ο.Ε.'),
    say('ΝΑΥΑΡΙΝΟΥ 118, 241 00 ΚΑΛΑΜΑΤΑ'),
    [],
    ...table('50 260 330 430 510', [
      ['ΕΙΔΟΣ ΠΑΡΑΣΤΑΤΙΚΟΥ', 'ΣΕΙΡΑ', 'ΑΡΙΘΜΟΣ', 'ΗΜΕΡΟΜΗΝΙΑ', 'ΩΡΑ'],
      ['ΤΙΜΟΛΟΓΙΟ ΠΩΛΗΣΗΣ - ΔΕΛΤΙΟ ΑΠΟΣΤ.', 'Α', '0001187', '17/03/2026', '09:41'],
    ]),
    [],
    ...table('50 120 330 430', [
      ['ΣΤΟΙΧΕΙΑ ΠΕΛΑΤΗ', '', 'ΛΟΙΠΑ ΣΤΟΙΧΕΙΑ', ''],
      ['ΚΩΔΙΚΟΣ', '30.00.0118', 'ΤΡΟΠΟΣ ΠΛΗΡΩΜΗΣ', 'ΕΠΙ ΠΙΣΤΩΣΕΙ 30 ΗΜΕΡΕΣ'],
      ['ΕΠΩΝΥΜΙΑ', 'ΤΑΒΕΡΝΑ ΤΟ ΚΥΜΑ Ι.Κ.Ε.', 'ΣΚΟΠΟΣ ΔΙΑΚΙΝ.', 'ΠΩΛΗΣΗ'],
      ['ΔΙΕΥΘΥΝΣΗ', 'ΠΑΡΑΛΙΑ ΣΤΟΥΠΑΣ 27, 240 24', 'ΤΟΠΟΣ ΑΠΟΣΤΟΛΗΣ', 'ΕΔΡΑ ΜΑΣ'],
    ]),
    [],
    ...table('50 330> 430> 540>', [
      ['ΠΕΡΙΓΡΑΦΗ', 'ΠΟΣΟΤΗΤΑ', 'ΤΙΜΗ', 'ΑΞΙΑ'],
      ['ΕΛΑΙΟΛΑΔΟ', '2', '38,50', '77,00'],
      ['ΦΕΤΑ', '1', '23,00', '23,00'],
      ['ΠΛΗΡΩΤΕΟ ΠΟΣΟ', '', '', '100,00 €'],
    ]),
  ]);
  expect(fields.customer).toBe('ΤΑΒΕΡΝΑ ΤΟ ΚΥΜΑ Ι.Κ.Ε.');
});

test('the number of a consumer above a name without a label is not that name', async () => {
  const { fields } = await readInvoice([
    say('PASCHIM URJA DISTRIBUTION COMPANY LIMITED'),
    say('BILL OF SUPPLY FOR THE MONTH OF MAR 2026'),
    [],
    ...table('50 200 330 540>', [
      ['Consumer No.', '118740552018', 'Bill No.', '000001187405526'],
      ['SHRI SAMPLE ELECTRICALS', '', 'Bill Date', '05-MAR-2026'],
      ['GAT 118, NEAR BUS STAND', '', 'Due Date', '25-MAR-2026'],
      ['SATARA 415001', '', 'Bill Amount Rs.', '971.00'],
    ]),
    [],
    ...table('50 330> 430> 540>', [
      ['Bill details', 'Units', 'Rate', 'Amount (Rs.)'],
      ['Energy charges 0 - 100 units', '100', '4.43', '443.00'],
      ['Energy charges 101 - 300 units', '55', '9.60', '528.00'],
      ['Total bill amount', '', '', '971.00'],
    ]),
  ]);
  expect(fields.customer).toBe('SHRI SAMPLE ELECTRICALS');
});

test('a Latvian invoice has its days behind the word for year, and the form of its companies before their names', async () => {
  const { fields } = await readInvoice([
    title('RĒĶINS Nr. SKP-2026/044'),
    say('2026. gada 30. aprīlī'),
    [],
    ...table('50 210', [
      ['Pakalpojuma sniedzējs', 'SIA "Skaidrības Projekti"'],
      ['Juridiskā adrese', 'Miera iela 58-11, Rīga, LV-1013'],
      ['Banka', 'AS "Parauga banka", PARALV22'],
      ['Maksātājs', 'SIA "Gaujas Galdniecība"'],
      ['Juridiskā adrese', 'Cempu iela 8, Valmiera, LV-4201'],
      ['Apmaksas termiņš', '2026. gada 14. maijs'],
    ]),
    [],
    ...table('50 540>', [
      ['Nosaukums', 'Summa, EUR'],
      ['Procesu audits', '1 722.50'],
      ['Darbnīca', '480.00'],
      ['Summa apmaksai, EUR', '2 202.50'],
    ]),
  ]);
  expect(fields).toMatchObject({
    date: '2026-04-30',
    dueDate: '2026-05-14',
    vendor: 'SIA "Skaidrības Projekti"',
    customer: 'SIA "Gaujas Galdniecība"',
  });
});

test('the buyer is named behind a label of names and surnames, in an Ecuadorian invoice', async () => {
  const [, customer] = await partiesOf([
    say('DISTRIBUIDORA PRUEBASALUD S.A.'),
    say('R.U.C.: 1791882340001'),
    title('FACTURA'),
    say('No. 001-014-000073518'),
    [],
    ...table('50 250', [['Razón Social / Nombres y Apellidos:', 'CONSULTORIO DENTAL MUESTRA CIA. LTDA.']]),
    say('Fecha Emisión: 09/03/2026'),
    [],
    ...sale,
  ]);
  expect(customer).toBe('CONSULTORIO DENTAL MUESTRA CIA. LTDA.');
});

test('of two labels of a name the longer one below is the buyer’s, the other the seller’s', () => {
  const rows = [rowOf('Distribuidora Ensayo S.R.L.', 0), rowOf('Almacén Muestra S.A.', 1)];
  const labels = ['Razón Social', 'Apellido y Nombre / Razón Social'].map((label, position) => ({
    ...{ role: 'customer' as const, label, strength: 1, position, page: 1 },
    places: [{ kind: 'behind' as const, words: rows[position]?.line.words ?? [], position }],
  }));
  // A label is found by its text in a cell of its line.
  const named = rows.map((row, at) => ({
    ...row,
    chunks: row.chunks.map((chunk) => ({ ...chunk, text: `${labels[at]?.label}: ${chunk.text}` })),
  }));
  const described = describedParties(named, labels, { itemsFrom: 2, isReceipt: false });
  const featuresAt = (position: number) =>
    described.flatMap(({ candidate, features }) =>
      candidate.row.position === position ? [...features.keys()] : [],
    );
  expect(featuresAt(0)).toContain('vendor:behind');
  expect(featuresAt(1)).toContain('customer:behind');
});

describe('the seller', () => {
  test('is not the bank over its account number in a foot of columns', async () => {
    const [vendor] = await partiesOf([
      ...table('540>', [['Exempel & Probst PartG mbB'], ['Steuerberater - Buchprüfer']]),
      say('Exempel & Probst PartG mbB, Marktplatz 18, 97070 Würzburg'),
      [],
      ...table('50 350 440', [
        ['Firma', 'Rechnungsnummer', '2026/00418'],
        ['Schreinerei Muster GmbH', 'Mandantennummer', '11874'],
        ['z. Hd. Herrn Muster', 'Datum', '18.03.2026'],
        ['Am Sägewerk 7', 'Bearbeiter', 'StB Probst'],
        ['97204 Höchberg', 'USt-IdNr.', 'DE011874055'],
      ]),
      title('Gebührenrechnung'),
      ...sale,
      [],
      ...table('50 220 380', [
        ['Exempel & Probst PartG mbB', 'Steuerberaterkammer Nürnberg', 'Mainfranken Volksbank eG'],
        ['Marktplatz 18, 97070 Würzburg', 'PR 118, AG Würzburg', 'IBAN DE00 7909 0000 0011 8740 55'],
        ['Tel. 0931 555118-0', 'USt-IdNr. DE118740552', 'BIC PROBDE61XXX'],
      ]),
    ]);
    expect(vendor).toBe('Exempel & Probst PartG mbB');
  });

  test('is neither a legal form alone nor the street of an address', () => {
    const rows = [
      'RIFT HARVEST',
      'LTD',
      'Enterprise Road, Godown 14, P.O. Box 41187',
      'Marktplatz 18, 97070 Würzburg',
    ];
    const names = describedParties(
      rows.map((text, position) => rowOf(text, position)),
      [],
      { itemsFrom: 4, isReceipt: false },
    ).map(({ candidate }) => candidate.name);
    expect(names).toContain('RIFT HARVEST');
    expect(names.filter((name) => /^LTD$|^Enterprise Road$|^Marktplatz 18$/.test(name))).toEqual([]);
  });

  test('of a slip under a logo is named by its web address', async () => {
    const [vendor] = await partiesOf([
      say('Senefelder Straße 2'),
      say('33100 Paderborn'),
      say('Quittung'),
      say('26.09.2016 13:56'),
      [],
      ...table('50 300>', [
        ['Duschvorhang', '29,98'],
        ['WC-Garnitur', '29,98'],
        ['Summe', '59,96'],
        ['elec.-cash', '59,96'],
      ]),
      say('www.rollo.de'),
      say('Hygieneartikel vom Umtausch ausgeschlossen'),
    ]);
    expect(vendor).toBe('rollo');
  });

  test('has its legal form apart where a recognizer joins it to the name', async () => {
    const [vendor] = await partiesOf([
      say('Sushi Q'),
      say('EDEN IMPRESSIONSDN BHD'),
      say('Publika Solaris Dutamas'),
      say('50480 Kuala Lumpur'),
      say('Receipt 4711, 05/03/2025 17:42'),
      [],
      ...sale,
    ]);
    expect(vendor).toBe('EDEN IMPRESSION SDN BHD');
  });
});

test('a customer right of a number behind its label is no value of that label', async () => {
  const { fields } = await readInvoice([
    title('HÔTEL DU PHARE BRISÉ'),
    say('Le Conquet'),
    [],
    ...table('50 350', [
      ['FACTURE N° F26-03117', 'SARL Menuiseries Spécimen'],
      ['Date : 04/03/2026', "à l'attention de Mme Gaëlle Exemple"],
      ['Folio : 20418', '18 rue de Siam'],
      ['Chambre : 214', '29200 BREST'],
    ]).map((line, at) => (at === 0 ? line.map((cell) => ({ ...cell, isBold: true })) : line)),
    [],
    ...table('50 330> 430> 540>', [
      ['Prestation', 'Qté', 'P.U. TTC', 'Montant TTC'],
      ['Hébergement', '2', '118,00', '236,00'],
      ['Petit déjeuner', '2', '14,50', '29,00'],
    ]),
    ...table('360 540>', [['TOTAL TTC EUR', '265,00']]),
    say('Hôtel du Phare Brisé - SAS Hôtelière des Abers - RCS Brest 000 118 740'),
  ]);
  expect(fields.customer).toBe('SARL Menuiseries Spécimen');
});

test('a receipt names who operates a place without the words that say so', async () => {
  const { fields } = await readInvoice([
    title('LAKE & WELLS SELF PARK'),
    say('Operated by Placeholder Parking Co'),
    say('118 W Lake St'),
    say('Chicago, IL 60601'),
    say('RECEIPT'),
    ...table('50 300>', [
      ['Receipt #', '118204'],
      ['Parking fee', '$31.00'],
      ['City parking tax 20%', '$6.20'],
      ['TOTAL', '$37.20'],
    ]),
  ]);
  expect(fields.vendor).toBe('Placeholder Parking Co');
});

describe('the seller of a slip is', () => {
  const till = [
    say('12/03/2026 14:20  Cashier 4'),
    ...table('50 250>', [
      ['Latte', '4.20'],
      ['Teacake', '3.25'],
      ['TOTAL', '7.45'],
      ['CASH', '7.45'],
    ]),
  ];
  const address = [say('14 Sample Row, Exampleton'), say('YO99 1ZZ'), say('VAT No GB 000 1187 44')];

  test.each([
    ['not a greeting over it', ['WELCOMES YOU', 'SHREE NEEMTALA STATION'], 'SHREE NEEMTALA STATION'],
    [
      'with its trade on the next line',
      ['SALMON ARM BRIDGE', 'WINE BEER AND SPIRITS'],
      'SALMON ARM BRIDGE WINE BEER AND SPIRITS',
    ],
    ['over its owner', ['Apotheke am Brunnen', 'Inh. Dr. Beate Exempel e.K.'], 'Apotheke am Brunnen'],
  ])('%s', async (_, head, vendor) => {
    const [found] = await partiesOf([
      ...head.map((text) => [{ text, left: 50, isBold: true }]),
      ...address,
      ...till,
    ]);
    expect(found).toBe(vendor);
  });

  test('a name in small letters at the top', async () => {
    const [found] = await partiesOf([title('crumb & kettle'), ...address, ...till]);
    expect(found).toBe('crumb & kettle');
  });
});

describe('the customer is', () => {
  const seller = [
    say('Umthombo Drains (Pty) Ltd'),
    say('44 Sample Street, Exampledale'),
    say('VAT No: 4000447118'),
  ];

  test('who is under TO, next to FROM', async () => {
    const [, customer] = await partiesOf([
      title('TAX INVOICE'),
      ...table('50 330', [
        ['FROM', 'TO'],
        ['Umthombo Drains (Pty) Ltd', 'Fynbos and Thyme Farm CC'],
        ['44 Sample Street', 'Customer VAT No: 4000118744'],
        ['Gqeberha 6099', 'PO Box 4471'],
      ]),
      [],
      ...sale,
    ]);
    expect(customer).toBe('Fynbos and Thyme Farm CC');
  });

  test('who is under "To,", with the numbers of its taxes', async () => {
    const [, customer] = await partiesOf([
      ...seller,
      [],
      say('To,'),
      say('M/s UDAHARAN CEMENT PRODUCTS PVT LTD'),
      say('MIDC Butibori, Nagpur'),
      say('GSTIN 27AABCU0552R1ZX'),
      say('Freight Bill No.: SNR/26-27/0418'),
      [],
      ...sale,
    ]);
    expect(customer).toBe('M/s UDAHARAN CEMENT PRODUCTS PVT LTD');
  });

  test('not the site that the goods are delivered to', async () => {
    const [, customer] = await partiesOf([
      say('Vättervik Åkeri AB'),
      title('Faktura'),
      say('Fakturanr 40187'),
      [],
      ...table('50 330', [
        ['Leveransadress', 'Granbygdens Mark och Anläggning AB'],
        ['Arbetsplats Lillgården etapp 2', 'Box 118'],
        ['Provvägen 9', '599 99 Exempelby'],
        ['599 98 Exempelby', ''],
      ]),
      [],
      ...sale,
    ]);
    expect(customer).toBe('Granbygdens Mark och Anläggning AB');
  });
});

describe('the name at the head of a slip', () => {
  test('is not its address, though a county begins like a company', () => {
    expect(legalName('Strand Road, Testhaven, Co. Example, X98 XX41')).toBeNull();
    expect(legalName('Smith & Co., Example')).toBe('Smith & Co.');
  });

  test('is not joined to the name of the company below that repeats it', async () => {
    const [vendor] = await partiesOf([
      say('SUPERMERCATO IL CESTINO'),
      say('Cestino Market S.r.l.'),
      say('Viale della Prova 118 - 99030'),
      say('P.IVA 00041877099'),
      say('DOCUMENTO COMMERCIALE'),
      [],
      ...sale,
    ]);
    expect(['SUPERMERCATO IL CESTINO', 'Cestino Market S.r.l.']).toContain(vendor);
  });
});
