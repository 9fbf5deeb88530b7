// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { UploadWidget } from '../src/features/upload/upload-widget.tsx';
import { toasts } from '../src/ui/toast-store.ts';
import { renderInApp } from './support/render-in-app.tsx';
import { pdfFile, uploadServer } from './support/sample-upload.ts';
import { type Routes, stubApi } from './support/stub-api.ts';

function openWidget(more: Routes = {}) {
  const server = uploadServer();
  const api = stubApi({ ...server.routes, ...more });
  const [onRead, onEmpty] = [vi.fn(), vi.fn()];
  const user = renderInApp(<UploadWidget onRead={onRead} onEmpty={onEmpty} sampleUrl="/sample.pdf" />);
  return {
    ...{ user, api, onRead, onEmpty, refuse: server.refuse },
    choose: (...files: File[]) => user.upload(screen.getByLabelText('PDF file'), files),
    /** The document that is being read now. */
    document: () =>
      waitFor(() => {
        const found = server.documents.find(({ isFollowed }) => isFollowed);
        if (!found) throw new Error('nothing is being read');
        return found;
      }),
  };
}

const percent = () =>
  screen.queryByRole('progressbar', { name: 'Reading the PDF' })?.getAttribute('aria-valuenow');
const chooseButton = () => screen.findByRole('button', { name: 'Choose a PDF' });

describe('a PDF being read', () => {
  test('shows its bar from 25 on and the pages in words, and is handed on at the end', async () => {
    const { choose, document, onRead } = openWidget();
    await choose(pdfFile('january.pdf'));
    const january = await document();
    expect(Number(percent())).toBeGreaterThanOrEqual(25);
    expect(screen.getByRole('status').textContent).toBe('Opening the document');
    january.progress(57, 2, 4);
    await screen.findByText('Page 2 of 4 read');
    expect(Number(percent())).toBeGreaterThanOrEqual(57);
    january.read();
    await chooseButton();
    expect(onRead).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ fileId: january.fileId }));
  });

  test('dropped with others is taken alone, and the reader is shown which', async () => {
    const { document } = openWidget();
    await chooseButton();
    const dropped = { files: [pdfFile('first.pdf'), pdfFile('second.pdf')], types: ['Files'] };
    fireEvent.drop(screen.getByLabelText('PDF file'), { dataTransfer: dropped });
    await document();
    expect(toasts.current()[0]?.text).toMatch(/^Only first\.pdf is converted\./);
  });

  test('is cancelled: the drop zone is back, the document is deleted, and nothing comes of it', async () => {
    const { choose, document, user, api, onRead } = openWidget();
    await choose(pdfFile('january.pdf'));
    const january = await document();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await chooseButton();
    expect(screen.queryByRole('alert')).toBeNull();
    january.cut();
    await waitFor(() => expect(api.to(`DELETE /api/user/files/${january.fileId}`)).toHaveLength(1));
    expect(onRead).not.toHaveBeenCalled();
  });

  test('is found again after a reload, with its name and its pages, and handed on at the end', async () => {
    const { choose, document, onRead, api } = openWidget();
    await choose(pdfFile('january.pdf'));
    const january = await document();
    cleanup();
    const [again, onEmpty] = [vi.fn(), vi.fn()];
    renderInApp(<UploadWidget onRead={again} onEmpty={onEmpty} resumeFileId={january.fileId} />);
    await screen.findByText('january.pdf');
    january.progress(57, 2, 4);
    await screen.findByText('Page 2 of 4 read');
    january.read();
    await waitFor(() => expect(again).toHaveBeenCalledTimes(1));
    expect(onRead).not.toHaveBeenCalled();
    expect(api.to(`DELETE /api/user/files/${january.fileId}`)).toEqual([]);
  });

  test('that was read before this page was opened is handed on at once', async () => {
    const { choose, document } = openWidget();
    await choose(pdfFile('january.pdf'));
    const january = await document();
    cleanup();
    january.finish();
    const onRead = vi.fn();
    renderInApp(<UploadWidget onRead={onRead} onEmpty={vi.fn()} resumeFileId={january.fileId} />);
    await waitFor(() =>
      expect(onRead).toHaveBeenCalledWith(expect.objectContaining({ status: 'completed' })),
    );
  });

  test('that failed meanwhile says why, and another file can be dropped', async () => {
    const { choose, document } = openWidget();
    await choose(pdfFile('january.pdf'));
    const january = await document();
    cleanup();
    january.fail('password-required');
    renderInApp(<UploadWidget onRead={vi.fn()} onEmpty={vi.fn()} resumeFileId={january.fileId} />);
    await screen.findByRole('alert');
    await chooseButton();
  });

  test('names the document to the page as soon as the server has it', async () => {
    const server = uploadServer();
    stubApi(server.routes);
    const onAccepted = vi.fn();
    const user = renderInApp(<UploadWidget onRead={vi.fn()} onEmpty={vi.fn()} onAccepted={onAccepted} />);
    await user.upload(screen.getByLabelText('PDF file'), [pdfFile('january.pdf')]);
    await waitFor(() => expect(onAccepted).toHaveBeenCalledExactlyOnceWith(server.documents[0]?.fileId));
  });

  test('without transactions is no failure, but has nothing to hand on', async () => {
    const { choose, document, onRead, onEmpty } = openWidget();
    await choose(pdfFile('letter.pdf'));
    (await document()).fail('no-transactions');
    await waitFor(() => expect(onEmpty).toHaveBeenCalledTimes(1));
    expect(onRead).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a PDF that was refused', () => {
  test('says why next to the drop zone, and is sent again unchanged', async () => {
    const { choose, refuse, document, user, onRead } = openWidget();
    refuse(429, 'rate-limited', 'Wait a little.');
    await choose(pdfFile('january.pdf'));
    expect((await screen.findByRole('alert')).textContent).toContain('Wait a little.');
    await user.click(await screen.findByRole('button', { name: 'Try again: january.pdf' }));
    (await document()).read();
    await waitFor(() => expect(onRead).toHaveBeenCalledTimes(1));
  });

  test('before it was sent is not to be tried again, and another one can be chosen', async () => {
    const { choose, api, document, onRead } = openWidget();
    await choose(pdfFile('notes.pdf', 'hello'));
    expect((await screen.findByRole('alert')).textContent).toContain('This is not a PDF.');
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
    expect(api.calls).toEqual([]);
    await choose(pdfFile('january.pdf'));
    (await document()).read();
    await waitFor(() => expect(onRead).toHaveBeenCalledTimes(1));
  });
});

describe('a protected PDF', () => {
  test('is asked its password three times, and then given up', async () => {
    const { choose, document, user } = openWidget();
    await choose(pdfFile('locked.pdf'));
    (await document()).fail('password-required');
    for (const left of ['2 tries left.', 'One try left.', null]) {
      await user.type(await screen.findByLabelText('PDF password'), 'wrong{Enter}');
      const sent = await document();
      expect(sent.form.get('password')).toBe('wrong');
      sent.fail('password-wrong');
      if (left) await screen.findByText(`Wrong password. ${left}`);
    }
    expect((await screen.findByRole('alert')).textContent).toContain('That password does not open this PDF.');
    expect(screen.queryByLabelText('PDF password')).toBeNull();
  });

  test('is not asked for again when the person cancels', async () => {
    const { choose, document, user } = openWidget();
    await choose(pdfFile('locked.pdf'));
    (await document()).fail('password-required');
    await screen.findByLabelText('PDF password');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await chooseButton();
  });
});

test('the sample is fetched and read like any other PDF', async () => {
  const { user, document, onRead } = openWidget({
    'GET /sample.pdf': () => new Response(pdfFile('sample.pdf')),
  });
  await user.click(screen.getByRole('button', { name: 'Try a sample' }));
  const sample = await document();
  expect((sample.form.get('pdf') as File).name).toBe('sample.pdf');
  sample.read();
  await waitFor(() => expect(onRead).toHaveBeenCalledTimes(1));
});
