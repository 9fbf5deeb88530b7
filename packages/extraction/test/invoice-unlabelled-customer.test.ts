import { expect, test } from 'vitest';
import { chooseParties, type Described } from '../src/invoice/parties/choose-parties.ts';
import { isName } from '../src/invoice/parties/is-name.ts';

/** A candidate with one feature; its weight is the score of the name. */
function described(name: string): Described {
  const candidate = {
    name,
    cut: 'cell',
    row: { position: 9 },
    chunk: { text: name },
  } as unknown as Described['candidate'];
  return { candidate, features: new Map([[name, 1]]) };
}

test('an invoice names its customer, though little speaks for the likeliest name; a receipt need not', () => {
  const names = [described('Harrow Works Ltd'), described('Barbro Exempel')];
  const weights = {
    vendor: { 'Harrow Works Ltd': 5 },
    customer: { none: 1, 'Barbro Exempel': 0, 'Harrow Works Ltd': -5 },
  };
  expect(chooseParties(names, false, weights).customer?.name).toBe('Barbro Exempel');
  expect(chooseParties(names, true, weights).customer).toBeNull();
});

test('a street that begins with its kind and a slash is no name', () => {
  expect(isName('C/ Cabildo Viejo')).toBe(false);
  expect(isName('Cabildo Viejo, S.L.')).toBe(true);
});
