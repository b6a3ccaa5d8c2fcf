import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { useRef, useState } from 'react';
import { randomKey } from '#lib/random-key.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { isFinal } from '#ui/file-drop/file-limits.ts';
import { useUploads, type Upload } from '#ui/file-drop/use-uploads.ts';
import { uploadZip } from '../deepgaze.actions.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';

const ZIPS = {
  extensions: ['zip'],
  get instead() {
    return DEEPGAZE.noZip();
  },
  maxBytes: LIMITS.zipMaxBytes,
};

type Stored = Exclude<Awaited<ReturnType<ReturnType<typeof uploadZip>>>, { status: 'error' }>;
type Choice = { idempotencyKey: string; jdId: string | undefined };

/** The job of each chosen file, and one key, so that retrying after a lost answer creates no second zip. */
const choices = new WeakMap<File, Choice>();

/** The zips being uploaded, and the ways to add some: the dialog, or dropping them anywhere on the screen. */
export function useZipUpload(onUploaded: (zip: Zip) => void) {
  const dispatch = useAppDispatch();
  const upload: Upload<Stored> = (file, options) =>
    dispatch(uploadZip(file, { ...options, ...choices.get(file) }));
  const input = useRef<HTMLInputElement>(null);
  const jobOfNext = useRef<string>(undefined);
  const [isAsking, setAsking] = useState(false);
  const uploads = useUploads<Stored>({
    limits: ZIPS,
    upload,
    onUploaded: ({ data }) => onUploaded(data),
    keepDone: false,
  });
  const send = (files: File[], jdId: string | undefined) => {
    // Someone who chooses again has read the final refusals.
    for (const { id, state } of uploads.list) {
      if (state.kind === 'refused' && isFinal(state.failure)) uploads.remove(id);
    }
    for (const file of files) choices.set(file, { idempotencyKey: randomKey(), jdId });
    uploads.add(files);
    jobOfNext.current = undefined;
    setAsking(false);
  };
  return {
    ...uploads,
    input,
    isAsking,
    openDialog: () => setAsking(true),
    closeDialog: () => setAsking(false),
    send,
    /** Opens the browser's file dialog. */
    choose: (jdId: string | undefined) => {
      jobOfNext.current = jdId;
      input.current?.click();
    },
    sendChosen: (files: File[]) => send(files, jobOfNext.current),
  };
}

export type ZipUpload = ReturnType<typeof useZipUpload>;
