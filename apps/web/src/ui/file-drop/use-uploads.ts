import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useLatest } from '#lib/use-latest.ts';
import { findRefusal, type FileLimits } from './file-limits.ts';
import { changeList, nextToSend, type UploadItem } from './upload-list.ts';
import { FILE_DROP } from './file-drop.texts.ts';

/** Uploads one file and returns the result. Never throws; reports its progress in bytes. */
export type Upload<Stored> = (
  file: File,
  options: { onProgress: (sent: number, total: number) => void; signal: AbortSignal },
) => Promise<Stored | Failure>;

type Options<Stored> = {
  limits: FileLimits;
  upload: Upload<Stored>;
  onUploaded: (stored: Stored, file: File) => void;
  keepDone: boolean;
  /** Called when the first upload starts, and when the last one ends. */
  onBusy?: ((isBusy: boolean) => void) | undefined;
};

/** The files being uploaded: two at a time, in order; each can be cancelled or retried. */
export function useUploads<Stored extends object>(options: Options<Stored>) {
  const [list, change] = useReducer(changeList, []);
  const [news, setNews] = useState('');
  const nextId = useRef(1);
  const running = useRef(new Map<number, AbortController>());
  const latest = useLatest(options);

  const send = async ({ id, file }: UploadItem) => {
    const { upload, keepDone } = latest.current;
    const stop = new AbortController();
    running.current.set(id, stop);
    const progress = (sent: number, total: number) =>
      change({ kind: 'changed', id, state: { kind: 'sending', sent, total } });
    progress(0, file.size);
    const answer = await upload(file, { onProgress: progress, signal: stop.signal });
    running.current.delete(id);
    if (stop.signal.aborted) return;

    if (isFailure(answer))
      return change({ kind: 'changed', id, state: { kind: 'refused', failure: answer } });
    change(keepDone ? { kind: 'changed', id, state: { kind: 'done' } } : { kind: 'removed', id });
    setNews(FILE_DROP.nameUploaded({ name: file.name }));
    latest.current.onUploaded(answer, file);
  };

  useEffect(() => {
    for (const item of nextToSend(list)) if (!running.current.has(item.id)) void send(item);
  });
  const isBusy = list.some(({ state: { kind } }) => kind === 'waiting' || kind === 'sending');
  useEffect(() => latest.current.onBusy?.(isBusy), [isBusy, latest]);
  useEffect(() => {
    const stops = running.current;
    return () => stops.forEach((stop) => stop.abort());
  }, []);

  const add = (files: readonly File[]) => {
    const items = files.map((file) => newItem(nextId.current++, file, latest.current.limits));
    change({ kind: 'added', items });
  };
  const remove = (id: number) => {
    running.current.get(id)?.abort();
    running.current.delete(id);
    change({ kind: 'removed', id });
  };
  const retry = (id: number) => change({ kind: 'changed', id, state: { kind: 'waiting' } });
  return { list, news, add, remove, retry };
}

function newItem(id: number, file: File, limits: FileLimits): UploadItem {
  const failure = findRefusal(file, limits);
  return { id, file, state: failure ? { kind: 'refused', failure } : { kind: 'waiting' } };
}
