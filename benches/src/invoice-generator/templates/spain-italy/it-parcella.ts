import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from '../template.ts';

/** A consultant's fee note: social fund, VAT, withholding, stamp duty where exempt. */
export const itParcella: Template = {
  ...COUNTRY.it,
  id: 'it-parcella',
  draw: (s) => {
    const isExempt = s.random.chance(0.4);
    const goods = s.goods({
      count: [1, 4],
      names: ['Consulenza contabile', 'Progettazione impianto', 'Pratica catastale', 'Revisione bilancio'],
      quantities: [1000],
    });
    const fee = sumOf(goods);
    const fund = Math.round(fee * 0.04);
    const taxable = fee + fund;
    const tax = isExempt ? 0 : Math.round(taxable * 0.22);
    const withheldTax = isExempt ? 0 : Math.round(fee * 0.2);
    const stamp = isExempt ? 200 : 0;
    const number = `${s.random.whole(1, 180)}/${s.random.whole(2021, 2026)}`;
    const [vendor, customer] = [
      'Studio Tecnico Ing. Paolo Ferri',
      s.random.pick(['Edil Nord S.r.l.', 'Condominio Via Verdi 8', 'Officine Bassi S.p.A.']),
    ];
    const total = taxable + tax + stamp;
    const body = `<div class="flex"><div><b>${vendor}</b>${lines('Via Garibaldi 21', '20121 Milano MI', 'P.IVA 01234567890', 'C.F. FRRPLA70A01F205X')}</div><div>${lines('Spett.le', `<b>${customer}</b>`, 'Via Roma 4', '20063 Cernusco sul Naviglio MI')}</div></div>
      <h2>Fattura n. ${number} del ${s.date(s.day)}</h2>
      ${goodsTable(
        [
          ['Descrizione', 'l', (good) => good.name],
          ['Importo', 'r', (good) => `€ ${s.number(good.amount)}`],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Totale compensi', `€ ${s.number(fee)}`],
          ['Contributo cassa 4%', `€ ${s.number(fund)}`],
          ['Imponibile', `€ ${s.number(taxable)}`],
          ['IVA 22%', isExempt ? null : `€ ${s.number(tax)}`],
          ['Imposta di bollo', stamp > 0 ? `€ ${s.number(stamp)}` : null],
          ['<b>Totale fattura</b>', `<b>€ ${s.number(total)}</b>`],
          ['Ritenuta d’acconto 20%', isExempt ? null : `- € ${s.number(withheldTax)}`],
          ['<b>Netto a pagare</b>', isExempt ? null : `<b>€ ${s.number(total - withheldTax)}</b>`],
        ],
        'right',
      )}
      <p>Pagamento: bonifico a 30 gg - Scadenza ${s.date(s.day + 30)}</p>`;
    return drawn(
      s,
      { style: '.goods thead{background:#e8eef2}', body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        due: s.day + 30,
        vendor,
        customer,
        subtotal: taxable,
        tax: isExempt ? null : tax,
        total,
        alt: { subtotal: [plain(fee)] },
      },
    );
  },
};
