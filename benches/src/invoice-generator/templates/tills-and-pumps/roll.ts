import type { Paper } from '../template.ts';

/** The look of a slip of centred and two-sided lines; a pair stands at both edges. */
export function roll(
  parts: readonly (string | readonly [string, string])[],
  chance = 0,
): Pick<Paper, 'style' | 'body' | 'chance'> {
  const body = parts.map((part) =>
    typeof part === 'string'
      ? `<div class="c">${part}</div>`
      : `<div class="flex"><span>${part[0]}</span><span>${part[1]}</span></div>`,
  );
  return { style: '@page{margin:5mm}body{font-size:8pt}', body: body.join(''), chance };
}
