import { LIMITS } from '@slotwise/contract/limits';
import { Button, VisuallyHidden } from '@mantine/core';
import { Upload } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { randomKey } from '#lib/random-key.ts';
import { fileSize } from '#lib/file-size.ts';
import { UploadRow } from '#ui/file-drop/upload-row.tsx';
import { useUploads, type Upload as UploadFile } from '#ui/file-drop/use-uploads.ts';
import { uploadZip } from '../deepgaze.actions.ts';
import classes from './upload-zip.module.css';

const ZIPS = { extensions: ['zip'], maxBytes: LIMITS.zipMaxBytes };

type Stored = Exclude<Awaited<ReturnType<typeof uploadZip>>, { status: 'error' }>;

/** One key for each file that was chosen, so that trying again after a lost answer makes no second zip. */
const keys = new WeakMap<File, string>();

const upload: UploadFile<Stored> = (file, options) => {
  const idempotencyKey = keys.get(file) ?? randomKey();
  keys.set(file, idempotencyKey);
  return uploadZip(file, { ...options, idempotencyKey });
};

/** The zips on their way and the way to add some; shared by the button of the head and the empty screen. */
export function useZipUpload(onUploaded: () => void) {
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploads<Stored>({
    limits: ZIPS,
    upload,
    onUploaded,
    keepDone: false,
  });
  return { ...uploads, input, choose: () => input.current?.click() };
}

export type ZipUpload = ReturnType<typeof useZipUpload>;

export function UploadButton({ uploads, variant = 'default' }: { uploads: ZipUpload; variant?: string }) {
  return (
    <Button
      size="xs"
      variant={variant}
      leftSection={<Upload size={13} aria-hidden />}
      title={`A zip of resumes, up to ${fileSize(ZIPS.maxBytes)}`}
      onClick={uploads.choose}
    >
      Upload zip
    </Button>
  );
}

/** The zips that are on their way, each with its progress, and those that were refused, with the reason. */
export function ZipUploads({ uploads }: { uploads: ZipUpload }) {
  const { list, news, add, remove, retry, input } = uploads;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    add([...(currentTarget.files ?? [])]);
    // The same file may be chosen again, which would change nothing otherwise.
    currentTarget.value = '';
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".zip"
        aria-label="Zips of resumes"
        onChange={choose}
      />
      {list.length > 0 && (
        <ul className={classes.list} aria-label="Zips on their way">
          {list.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              onRemove={() => remove(item.id)}
              onRetry={() => retry(item.id)}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
