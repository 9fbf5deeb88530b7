import { describe, expect, test } from 'vitest';
import {
  type Seeming,
  type UnreadableCause,
  type UnreadableReason,
  unreadableMessage,
  unreadableReasonSchema,
} from '../src/index.ts';

const seemings: readonly Seeming[] = ['blank', 'letter', 'figures', 'text', 'form'];
const causes: readonly (readonly [UnreadableReason, UnreadableCause])[] = [
  ['damaged', { cause: 'picture-damaged' }],
  ['limits-exceeded', { cause: 'picture-too-fine' }],
  ['no-transactions', { cause: 'no-page-chosen', pageCount: 4 }],
  ['no-transactions', { cause: 'titled', title: 'Delivery note', isRead: false }],
  ['no-transactions', { cause: 'titled', title: 'Invoice', isRead: true }],
  ...seemings.map((seems) => ['no-transactions', { cause: 'untitled', seems }] as const),
];
const messages = [
  ...unreadableReasonSchema.options.map((reason) => unreadableMessage(reason, null)),
  ...causes.map(([reason, cause]) => unreadableMessage(reason, cause)),
];

describe('why a document cannot be read', () => {
  test.each(messages)('%s is a whole sentence that says what to do', (message) => {
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(message).not.toMatch(/undefined|null|[{}]|\[object/);
    expect(message).toMatch(/\b(Enter|Check|Download|Save|Split|Print|Take|Make|Choose|Upload)\b/);
  });

  test('is said differently for each reason and each cause', () => {
    expect(new Set(messages).size).toBe(messages.length);
  });

  test('names the title and the number of pages', () => {
    const all = messages.join(' ');
    expect(all).toContain('“Delivery note”');
    expect(all).toContain('which has 4.');
  });
});
