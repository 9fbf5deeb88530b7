import type { Random } from '@tieout/corpus';
import { plainPdf, textContent } from './plain-pdf.ts';

const EDGES = [40, 110, 330, 460];

/** A statement or an invoice some of whose amounts have 13 to 20 digits. */
export function hugeAmounts(random: Random): Uint8Array {
  const decimals = random.pick([0, 2, 2, 3]);
  const isGrouped = random.chance(0.5);
  const amount = () => {
    const isHuge = random.chance(0.4);
    const whole = isHuge ? `${random.whole(1, 9)}${random.digits(random.whole(11, 19))}` : random.digits(3);
    const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
    const sign = random.chance(0.2) ? '-' : '';
    return `${sign}${grouped}${decimals === 0 ? '' : `.${random.digits(decimals)}`}`;
  };
  const rows = random.chance(0.5) ? statement(amount, random) : invoice(amount, random);
  return plainPdf({ content: textContent(rows, EDGES) });
}

function statement(amount: () => string, random: Random): string[][] {
  return [
    [random.pick(['Meridian Bank', 'Meridian Card Services'])],
    ['Statement of account 12345678'],
    ['Statement period 01/02/2025 to 28/02/2025'],
    ['Opening balance', '', '', amount()],
    ['Date', 'Description', 'Amount', 'Balance'],
    ...Array.from({ length: random.whole(1, 12) }, (_, n) => [
      `${String(n + 1).padStart(2, '0')}/02/2025`,
      random.pick(['Transfer', 'Card payment', 'Interest', 'Refund']),
      amount(),
      random.chance(0.9) ? amount() : '',
    ]),
    ['Total credits', '', amount()],
    ['Total debits', '', amount()],
    ['Closing balance', '', '', amount()],
  ];
}

function invoice(amount: () => string, random: Random): string[][] {
  return [
    ['Heron Tools Ltd'],
    ['INVOICE'],
    ['Invoice number: HT-1'],
    ['Date: 05/03/2025'],
    ['Quantity', 'Description', 'Unit price', 'Amount'],
    ...Array.from({ length: random.whole(1, 6) }, () => [
      random.chance(0.3) ? random.digits(random.whole(5, 17)) : String(random.whole(1, 9)),
      'Drill',
      amount(),
      amount(),
    ]),
    ['Subtotal', '', '', amount()],
    [`VAT ${random.pick(['20%', '99999999%', '0.0000001%'])}`, '', '', amount()],
    ['Total', '', '', amount()],
  ];
}
