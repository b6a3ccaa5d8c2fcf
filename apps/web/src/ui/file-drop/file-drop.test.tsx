import { MantineProvider } from '@mantine/core';
import type { Failure } from '@slotwise/contract/failures';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FileDrop } from './file-drop.tsx';
import type { Upload } from './use-uploads.ts';

type Stored = { documentId: string };
type Running = {
  file: File;
  progress: (sent: number, total: number) => void;
  signal: AbortSignal;
  end: (answer: Stored | Failure) => void;
};

const limits = { extensions: ['pdf', 'txt'], maxBytes: 20 * 1024 * 1024 };
const aFile = (name: string) => new File(['Invented words'], name);
const failure: Failure = { status: 'error', code: 'NETWORK', message: ['The server did not answer.'] };

/** An upload function whose answers the test controls. */
function showFileDrop() {
  const running: Running[] = [];
  const onUploaded = vi.fn<(stored: Stored, file: File) => void>();
  const upload: Upload<Stored> = (file, { onProgress, signal }) =>
    new Promise((end) => running.push({ file, progress: onProgress, signal, end }));
  const { unmount } = render(
    <MantineProvider env="test">
      <FileDrop label="Documents" limits={limits} upload={upload} onUploaded={onUploaded} />
    </MantineProvider>,
  );
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const choose = (...names: string[]) => userEvent.upload(input, names.map(aFile), { applyAccept: false });
  const at = (index: number) => running[index]!;
  return { running, at, onUploaded, choose, unmount };
}

test('a chosen file is sent at once, shows its progress, and leaves the list when it is stored', async () => {
  const { at, choose, onUploaded } = showFileDrop();
  await choose('resume.pdf');
  act(() => at(0).progress(30, 60));
  const bar = screen.getByRole('progressbar', { name: 'Uploading resume.pdf' });
  expect(bar.ariaValueNow ?? bar.getAttribute('aria-valuenow')).toBe('50');
  await act(async () => at(0).end({ documentId: 'd-1' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(onUploaded).toHaveBeenCalledExactlyOnceWith({ documentId: 'd-1' }, at(0).file);
  expect(screen.getByRole('status').textContent).toBe('resume.pdf uploaded');
});

test('a third file waits until one of two has finished', async () => {
  const { running, at, choose } = showFileDrop();
  await choose('a.pdf', 'b.pdf', 'c.pdf');
  expect(running.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf']);
  await act(async () => at(1).end({ documentId: 'd-1' }));
  await waitFor(() => expect(running.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']));
});

test('a user who cancels aborts the upload, removes the row and keeps the focus', async () => {
  const { at, choose, onUploaded } = showFileDrop();
  await choose('resume.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel resume.pdf' }));
  expect(at(0).signal.aborted).toBe(true);
  expect(screen.queryByText('resume.pdf')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose files…' }));
  await act(async () => at(0).end({ documentId: 'too late' }));
  expect(onUploaded).not.toHaveBeenCalled();
});

test('a user reads why an upload failed and retries it', async () => {
  const { running, at, choose, onUploaded } = showFileDrop();
  await choose('resume.pdf');
  await act(async () => at(0).end(failure));
  expect(screen.getByRole('alert').textContent).toBe('The server did not answer.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again: resume.pdf' }));
  expect(running).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel resume.pdf' }));
  await act(async () => at(1).end({ documentId: 'd-1' }));
  expect(onUploaded).toHaveBeenCalledTimes(1);
});

test('a file the server would refuse is not sent and cannot be retried', async () => {
  const { running, choose } = showFileDrop();
  await choose('tool.exe');
  expect(running).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe('Choose a pdf or txt file.');
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove tool.exe from the list' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a dropped file is sent, and one dropped outside the area does not replace the page', async () => {
  const { running } = showFileDrop();
  const dataTransfer = { types: ['Files'], files: [aFile('dropped.pdf')] };
  const zone = screen.getByRole('button', { name: 'Choose files…' }).parentElement!;
  expect(fireEvent.drop(document.body, { dataTransfer }), 'the browser opens nothing').toBe(false);
  fireEvent.drop(zone, { dataTransfer });
  await waitFor(() => expect(running.map(({ file }) => file.name)).toEqual(['dropped.pdf']));
});

test('leaving the screen aborts running uploads', async () => {
  const { at, choose, unmount } = showFileDrop();
  await choose('resume.pdf');
  unmount();
  expect(at(0).signal.aborted).toBe(true);
});
