import { mainStyle } from '@tieout/contract';
import { describe, expect, test } from 'vitest';
import { emptyMapping, nextMapping, sharedColumns } from '../src/features/mapping/mapping-state.ts';

const fields = ['date', 'description', 'amount', 'balance'];
const mapped = nextMapping(emptyMapping('qbo'), { kind: 'auto-map', fields, style: mainStyle });

describe('a mapping', () => {
  test('is filled by auto-map, which leaves alone what the person chose', () => {
    expect(mapped.mappings).toEqual({ date: 'Date', description: 'Description', amount: 'Debit' });
    const chosen = nextMapping(emptyMapping('qbo'), {
      kind: 'map',
      field: 'description',
      target: 'Reference',
    });
    const filled = nextMapping(chosen, { kind: 'auto-map', fields, style: mainStyle });
    expect(filled.mappings.description).toBe('Reference');
    expect(filled.mappings.date).toBe('Date');
  });

  test('is cleared with its custom fields by a change of format and by a reset', () => {
    const custom = nextMapping(mapped, {
      kind: 'set-custom-fields',
      customFields: [{ name: 'Class', value: 'A' }],
    });
    expect(nextMapping(custom, { kind: 'choose-format', format: 'generic' })).toEqual(
      emptyMapping('generic'),
    );
    expect(nextMapping(custom, { kind: 'reset' })).toEqual(emptyMapping('qbo'));
  });

  test('takes a name of the person trimmed, and ignores a blank one', () => {
    const named = nextMapping(mapped, { kind: 'add-own-name', field: 'balance', name: '  Running  ' });
    expect(named.mappings.balance).toBe('Running');
    expect(named.ownNames).toEqual(['Running']);
    expect(nextMapping(mapped, { kind: 'add-own-name', field: 'balance', name: '   ' })).toBe(mapped);
  });

  test('is what a saved one says, its own names with it, and is not filled up behind the back', () => {
    const saved = {
      exportFormat: 'generic' as const,
      fieldMappings: { date: 'date', balance: 'Running' },
      customFields: [{ name: 'Client', value: 'A' }],
    };
    const used = nextMapping(mapped, { kind: 'use-saved', saved, style: mainStyle });
    expect(used).toEqual({
      format: 'generic',
      mappings: saved.fieldMappings,
      ownNames: ['Running'],
      customFields: saved.customFields,
    });
    const later = { kind: 'auto-map', fields, style: mainStyle, isOnlyIfEmpty: true } as const;
    expect(nextMapping(used, later)).toBe(used);
  });

  test('finds fields that share a column', () => {
    const shared = nextMapping(mapped, { kind: 'map', field: 'balance', target: 'Debit' });
    expect(sharedColumns(shared.mappings)).toEqual([{ column: 'Debit', fields: ['amount', 'balance'] }]);
    expect(sharedColumns(mapped.mappings)).toEqual([]);
  });
});
