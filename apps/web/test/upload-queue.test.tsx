// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@tieout/contract';
import { describe, expect, test, vi } from 'vitest';
import { UploadQueue } from '../src/features/upload/upload-queue.tsx';
import { exportStore } from '../src/ui/export-store.ts';
import { renderInApp } from './support/render-in-app.tsx';
import { proofOf } from './support/sample-review.ts';
import { pdfFile, uploadServer } from './support/sample-upload.ts';
import { noNetwork, type Routes, stubApi } from './support/stub-api.ts';

function openQueue(more: Routes = {}) {
  const server = uploadServer();
  const api = stubApi({ ...server.routes, ...more });
  const onRead = vi.fn();
  const user = renderInApp(<UploadQueue onRead={onRead} />);
  return {
    ...{ user, onRead, api },
    refuse: server.refuse,
    add: (...files: File[]) => user.upload(screen.getByLabelText('PDF files'), files),
    /** The document of that name that is being read now. */
    document: (name: string) =>
      waitFor(() => {
        const found = server.documents.find(({ isFollowed, name: its }) => isFollowed && its === name);
        if (!found) throw new Error(`${name} is not being read`);
        return found;
      }),
  };
}

const line = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const inLine = (name: string) => within(line(name));
const bar = (name: string) => screen.queryByRole('progressbar', { name: `Reading ${name}` });
const percentOf = (name: string) => bar(name)?.getAttribute('aria-valuenow');
const reason = async (name: string) => (await inLine(name).findByRole('alert')).textContent;

describe('a file of the queue', () => {
  test('has a bar that begins at 25, follows the pages, and waits at 90 for the verdict', async () => {
    const { add, document, onRead } = openQueue();
    await add(pdfFile('january.pdf'));
    const january = await document('january.pdf');
    expect(percentOf('january.pdf')).toBe('25');
    january.progress(57, 2, 4);
    await waitFor(() => expect(percentOf('january.pdf')).toBe('57'));
    january.progress(90, 4, 4);
    await waitFor(() => expect(percentOf('january.pdf')).toBe('90'));
    expect(inLine('january.pdf').queryByText('Proven')).toBeNull();
    expect(onRead).not.toHaveBeenCalled();
    january.read('proven', 3);
    await inLine('january.pdf').findByText('Proven');
    expect(bar('january.pdf')).toBeNull();
    expect(onRead).toHaveBeenCalledTimes(1);
  });

  test('that was read says its verdict and rows, and leads to its review and its mapping', async () => {
    const { add, document } = openQueue();
    await add(pdfFile('wrong.pdf'));
    const wrong = await document('wrong.pdf');
    wrong.read('contradicted', 2);
    await inLine('wrong.pdf').findByText('Contradicted');
    expect(line('wrong.pdf').textContent).toContain('2 rows');
    const links = inLine('wrong.pdf').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/files/${wrong.fileId}/review`,
      `/files/${wrong.fileId}/review`,
      `/mapping/${wrong.fileId}`,
    ]);
  });

  test('of one row says so', async () => {
    const { add, document } = openQueue();
    await add(pdfFile('short.pdf'));
    (await document('short.pdf')).read('proven', 1);
    await inLine('short.pdf').findByText('1 row');
  });

  test('whose stream of events breaks off is asked for instead', async () => {
    const { add, document } = openQueue();
    await add(pdfFile('january.pdf'));
    const january = await document('january.pdf');
    january.finish();
    january.cut();
    await inLine('january.pdf').findByText('Proven');
  });
});

describe('several files', () => {
  test('are sent two at a time, in the order they were dropped', async () => {
    const { add, document, api } = openQueue();
    await add(pdfFile('a.pdf'), pdfFile('b.pdf'), pdfFile('c.pdf'));
    const first = await document('a.pdf');
    await document('b.pdf');
    first.progress(41, 1, 4);
    await waitFor(() => expect(percentOf('a.pdf')).toBe('41'));
    expect(inLine('c.pdf').getByText('Waiting')).toBeTruthy();
    expect(api.to(`POST ${paths.upload}`)).toHaveLength(2);
    first.read();
    await document('c.pdf');
    expect(inLine('c.pdf').queryByText('Waiting')).toBeNull();
  });

  test('each have their own bar and their own end', async () => {
    const { add, document } = openQueue();
    await add(pdfFile('a.pdf'), pdfFile('b.pdf'));
    const [a, b] = [await document('a.pdf'), await document('b.pdf')];
    a.progress(41, 1, 4);
    await waitFor(() => expect(percentOf('a.pdf')).toBe('41'));
    expect(percentOf('b.pdf')).toBe('25');
    b.fail('damaged');
    expect(await reason('b.pdf')).toContain('This PDF is damaged');
    expect(percentOf('a.pdf')).toBe('41');
    a.read('unproven');
    await inLine('a.pdf').findByText('Unproven');
  });

  test('that fail do not stop those behind them', async () => {
    const { add, document } = openQueue();
    await add(pdfFile('no.pdf', 'hello'), pdfFile('empty.pdf', ''), pdfFile('good.pdf'));
    (await document('good.pdf')).read();
    await inLine('good.pdf').findByText('Proven');
  });

  const notes = [
    {
      ...{ level: 'warning', code: 'gap', message: 'February begins later.', count: 0, samples: [] },
      between: ['22222220-2222-4222-8222-222222222222', '22222221-2222-4222-8222-222222222222'],
    },
  ];
  const csv = {
    ...{ id: 'csv', format: 'generic', label: 'CSV', hint: '', takes: ['bank'], extension: 'csv' },
    ...{
      limits: {},
      notices: [],
      asks: [],
      isUnverified: false,
      isIncluded: true,
      dates: null,
      writesCurrency: true,
      decimals: null,
    },
  };
  const account = {
    ...{
      kind: 'bank',
      number: '1',
      currency: 'USD',
      verdict: 'proven',
      rowCount: 6,
      name: null,
      statements: [],
    },
    notes,
  };

  test('become one export once two are read, with what there is to say of them together', async () => {
    const { add, document, user, api } = openQueue({
      [`GET ${paths.presets}`]: () => ({ presets: [csv] }),
      [`POST ${paths.exportPreflight}`]: () => ({
        ...{ presetId: 'csv', isBlocked: false, items: [], files: [], options: {} },
        accounts: [account],
        proof: proofOf(),
      }),
    });
    await add(pdfFile('a.pdf'), pdfFile('b.pdf'));
    const [a, b] = [await document('a.pdf'), await document('b.pdf')];
    a.read();
    await inLine('a.pdf').findByText('Proven');
    expect(screen.queryByRole('button', { name: /as one/ })).toBeNull();
    b.read();
    await user.click(await screen.findByRole('button', { name: 'Export 2 files as one…' }));
    await screen.findByText('February begins later.');
    expect(exportStore.current()).toEqual([a.fileId, b.fileId]);
    expect(api.to(`POST ${paths.exportPreflight}`)[0]?.body).toEqual({
      fileIds: [a.fileId, b.fileId],
      presetId: 'csv',
    });
    exportStore.close();
  });
});

describe('a file that is not even sent', () => {
  test.each([
    ['is no PDF', new File(['hello'], 'notes.txt', { type: 'text/plain' }), 'This is not a PDF.'],
    ['only has the name of one', pdfFile('notes.pdf', 'hello'), 'This is not a PDF.'],
    ['is empty', pdfFile('empty.pdf', ''), 'This file is empty.'],
    ['is over 25 MB', sized('large.pdf', 25 * 1024 * 1024 + 1), 'larger than 25 MB'],
  ])('because it %s, with the reason and nothing to try again', async (_, file, why) => {
    const { api, user } = openQueue();
    // Dropped, as a browser's own choice would only offer PDFs.
    await userDrops(user, file);
    expect(await reason(file.name)).toContain(why);
    expect(
      inLine(file.name)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Clear']);
    expect(api.calls).toEqual([]);
  });

  function sized(name: string, bytes: number): File {
    const file = pdfFile(name);
    Object.defineProperty(file, 'size', { value: bytes });
    return file;
  }

  const userDrops = (user: ReturnType<typeof renderInApp>, file: File) => {
    const input = screen.getByLabelText('PDF files');
    input.removeAttribute('accept');
    return user.upload(input, file);
  };
});

describe('a file the server refuses', () => {
  test.each([
    ['extraction-failed', 500],
    ['rate-limited', 429],
    ['upload-interrupted', 400],
    ['maintenance', 503],
  ] as const)('for %s can be tried again, and is then read', async (code, status) => {
    const { add, refuse, document, user } = openQueue();
    refuse(status, code, `Why: ${code}.`);
    await add(pdfFile('january.pdf'));
    expect(await reason('january.pdf')).toBe(`Why: ${code}.`);
    await user.click(screen.getByRole('button', { name: 'Try again: january.pdf' }));
    (await document('january.pdf')).read();
    await inLine('january.pdf').findByText('Proven');
    expect(inLine('january.pdf').queryByRole('alert')).toBeNull();
  });

  test('for what it is cannot be tried again, and is taken off the list', async () => {
    const { add, document, user } = openQueue();
    await add(pdfFile('cut.pdf'));
    (await document('cut.pdf')).fail('damaged');
    expect(await reason('cut.pdf')).toContain('This PDF is damaged');
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear cut.pdf' }));
    expect(screen.queryByText('cut.pdf')).toBeNull();
  });

  test('as converted before leads to the earlier one, or is converted anyway', async () => {
    const { add, refuse, document, user } = openQueue();
    refuse(409, 'duplicate-file', undefined, { fileId: '33333333-3333-4333-8333-333333333333' });
    await add(pdfFile('again.pdf'));
    const earlier = await inLine('again.pdf').findByRole('link', { name: 'Open the earlier file' });
    expect(earlier.getAttribute('href')).toBe('/files/33333333-3333-4333-8333-333333333333');
    await user.click(screen.getByRole('button', { name: 'Convert again anyway' }));
    expect((await document('again.pdf')).form.get('again')).toBe('true');
  });

  test.each(['quota-exceeded', 'plan-required'] as const)('for %s leads to the plans', async (code) => {
    const { add, refuse } = openQueue();
    refuse(402, code);
    await add(pdfFile('january.pdf'));
    const link = await inLine('january.pdf').findByRole('link', { name: 'Compare plans' });
    expect(link.getAttribute('href')).toBe('/#pricing');
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  });

  test('for too many pages can be cut down to some of them', async () => {
    const { add, refuse } = openQueue();
    refuse(422, 'too-many-pages');
    await add(pdfFile('year.pdf'));
    await inLine('year.pdf').findByRole('button', { name: 'Choose pages of year.pdf' });
    expect(inLine('year.pdf').getByRole('link', { name: 'Compare plans' })).toBeTruthy();
  });

  test('because nobody answers says so, offline or not', async () => {
    const { add } = openQueue({ [`POST ${paths.upload}`]: noNetwork });
    await add(pdfFile('a.pdf'));
    expect(await reason('a.pdf')).toBe('The service is not responding. Wait a moment and try again.');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await add(pdfFile('b.pdf'));
    expect(await reason('b.pdf')).toBe('You are offline. Connect to the internet and try again.');
    vi.restoreAllMocks();
    expect(screen.getByRole('button', { name: 'Try again: b.pdf' })).toBeTruthy();
  });
});

describe('a protected file', () => {
  test('is asked its password, says how many tries are left, and is given up after three', async () => {
    const { add, document, user } = openQueue();
    await add(pdfFile('locked.pdf'));
    (await document('locked.pdf')).fail('password-required');
    for (const left of ['2 tries left.', 'One try left.', null]) {
      const before = await inLine('locked.pdf').findByRole('button', { name: /^Enter the password/ });
      await user.click(before);
      await user.type(await screen.findByLabelText('PDF password'), 'wrong{Enter}');
      const sent = await document('locked.pdf');
      expect(sent.form.get('password')).toBe('wrong');
      sent.fail('password-wrong');
      if (left === null) break;
      await user.click(await inLine('locked.pdf').findByRole('button', { name: /^Enter the password/ }));
      expect((await within(await screen.findByRole('dialog')).findByRole('alert')).textContent).toContain(
        left,
      );
      await user.keyboard('{Escape}');
    }
    expect(await reason('locked.pdf')).toContain('That password does not open this PDF.');
    expect(screen.queryByRole('button', { name: /^Enter the password/ })).toBeNull();
  });

  test('is read with the right one, which goes with that upload only', async () => {
    const { add, document, user } = openQueue();
    await add(pdfFile('locked.pdf'));
    const first = await document('locked.pdf');
    expect(first.form.get('password')).toBeNull();
    first.fail('password-required');
    await user.click(await screen.findByRole('button', { name: 'Enter the password of locked.pdf' }));
    await user.type(await screen.findByLabelText('PDF password'), 'open sesame');
    await user.click(screen.getByRole('button', { name: 'Open PDF' }));
    const second = await document('locked.pdf');
    expect(second.form.get('password')).toBe('open sesame');
    second.read();
    await inLine('locked.pdf').findByText('Proven');
  });
});

describe('leaving the page', () => {
  test('stops watching, and what the server is reading stays', async () => {
    const { add, document, api } = openQueue();
    await add(pdfFile('january.pdf'));
    const january = await document('january.pdf');
    const [sent] = api.to(`POST ${paths.upload}`);
    cleanup();
    expect(sent?.signal?.aborted).toBe(true);
    january.cut();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(api.to(`DELETE /api/user/files/${january.fileId}`)).toEqual([]);
  });
});
