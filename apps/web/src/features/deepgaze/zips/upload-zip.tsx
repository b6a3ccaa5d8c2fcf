import { Button, VisuallyHidden } from '@mantine/core';
import { Upload } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { UploadRow } from '#ui/file-drop/upload-row.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import classes from './upload-zip.module.css';
import type { ZipUpload } from './use-zip-upload.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';

export function UploadButton({ uploads, variant = 'default' }: { uploads: ZipUpload; variant?: string }) {
  return (
    <Button
      className="touch"
      size="xs"
      variant={variant}
      leftSection={<Upload size={13} aria-hidden />}
      onClick={uploads.openDialog}
    >
      {DEEPGAZE.upload()}
    </Button>
  );
}

/** The zips being uploaded, each with its progress, and those refused, with the reason. */
export function ZipUploads({ uploads }: { uploads: ZipUpload }) {
  const { list, news, sendChosen, remove, retry, input, isAsking } = uploads;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    sendChosen([...(currentTarget.files ?? [])]);
    // The same file can be chosen again, which otherwise would trigger no change event.
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
        aria-label={DEEPGAZE.zipsOfResumes()}
        onChange={choose}
      />
      {isAsking && <UploadDialog uploads={uploads} />}
      {list.length > 0 && (
        <ul className={classes.list} aria-label={DEEPGAZE.uploads()}>
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
