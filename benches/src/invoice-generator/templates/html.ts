import type { Good } from './sheet.ts';

/** A column of a table: heading, alignment, cell; a cell may hold markup. */
export type HtmlColumn = readonly [
  heading: string,
  align: 'l' | 'r' | 'c',
  cell: (good: Good, index: number) => string,
];

const FONTS = ['Liberation Sans', 'DejaVu Sans', 'Liberation Serif', 'Liberation Sans Narrow'];

/** A web page with the template's style; `chance` from 0 to 1 picks its type. */
export function page(style: string, body: string, chance: number): string {
  const font = FONTS[Math.floor(chance * FONTS.length)] ?? FONTS[0];
  return `<!doctype html><meta charset="utf-8"><style>@page{margin:14mm}body{font:10pt '${font}';margin:0;color:#222}
table{border-collapse:collapse}td,th{padding:3pt 5pt;vertical-align:top;text-align:left}.r{text-align:right}.c{text-align:center}
.wide{width:100%}.right{margin-left:auto}.small{font-size:8pt;color:#555}.flex{display:flex;justify-content:space-between}
h1{font-size:20pt;margin:0 0 8pt}p{margin:2pt 0}${style}</style>${body}`;
}

/** Rulings around the cells of boxes, and goods in small type. */
export function boxedGoods(colour: string): string {
  return `.box td,.box th{border:1px solid ${colour}}.goods{font-size:8.5pt}`;
}

/** The goods as a table, second lines under their names. */
export function goodsTable(columns: readonly HtmlColumn[], goods: readonly Good[], extra = ''): string {
  const head = columns.map(([heading, align]) => `<th class="${align}">${heading}</th>`).join('');
  const rows = goods.map(
    (good, index) =>
      `<tr>${columns.map(([, align, cell]) => `<td class="${align}">${cell(good, index)}</td>`).join('')}</tr>`,
  );
  return `<table class="wide goods"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}${extra}</tbody></table>`;
}

/** The name of a good with its second lines below. */
export function named(good: Good): string {
  return [good.name, ...good.details.map((detail) => `<span class="small">${detail}</span>`)].join('<br>');
}

/** Labels with their values in two columns; a row without a value is left out. */
export function pairs(
  rows: readonly (readonly [label: string, value: string | null])[],
  className = '',
): string {
  const cells = rows.flatMap(([label, value]) =>
    value === null ? [] : [`<tr><td>${label}</td><td class="r">${value}</td></tr>`],
  );
  return `<table class="${className}">${cells.join('')}</table>`;
}

/** Texts one below the other. */
export function lines(...texts: readonly string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('');
}

const FIGURE = /^[-−–(]?\P{L}{0,4}\d[\d.,'’  ]*\P{L}{0,3}( ?[A-Z]{1,3})?$/u;

/** A table of texts under headings; figures stand at the right of their cells. */
export function grid(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  className = 'wide',
): string {
  const isRight = headings.map((_, column) => {
    const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
    return cells.length > 0 && cells.every((cell) => FIGURE.test(cell.replace(/<[^>]+>/g, '')));
  });
  const row = (cells: readonly string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell, column) => `<${tag}${isRight[column] === true ? ' class="r"' : ''}>${cell}</${tag}>`).join('')}</tr>`;
  const head = headings.some((heading) => heading !== '') ? `<thead>${row(headings, 'th')}</thead>` : '';
  return `<table class="${className}">${head}<tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}
