import type { StoredFile } from '@slotwise/contract/files/files.schema';
import { FILE_EXTENSIONS, LIMITS } from '@slotwise/contract/limits';
import { ActionIcon, Input } from '@mantine/core';
import { X } from 'lucide-react';
import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { uploadDocument } from '#feedback/stored-files.ts';
import { fileSize } from '#lib/file-size.ts';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import classes from './resume-field.module.css';
import { SUBMISSIONS } from '#features/submissions/submissions.texts.ts';

type Props = {
  files: StoredFile[];
  required: boolean;
  error: ReactNode;
  onChange: Dispatch<SetStateAction<StoredFile[]>>;
};

/** The resume, and whatever else the client should read about the candidate. */
export function ResumeField({ files, required, error, onChange }: Props) {
  return (
    <div role="group" aria-labelledby="resume-label">
      <Input.Label component="div" id="resume-label" required={required}>
        {SUBMISSIONS.resume()}
      </Input.Label>
      {files.length > 0 && (
        <ul className={classes.list} aria-label={SUBMISSIONS.files()}>
          {files.map((file) => (
            <li key={file.documentId} className={classes.file}>
              <TwoLines first={file.fileName} second={fileSize(file.size)} />
              <ActionIcon
                size={28}
                aria-label={SUBMISSIONS.removeOne({ fileName: file.fileName })}
                title={SUBMISSIONS.remove()}
                onClick={() => onChange((before) => before.filter((one) => one !== file))}
              >
                <X size={15} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <FileDrop
        label={SUBMISSIONS.resume()}
        limits={{ extensions: FILE_EXTENSIONS, maxBytes: LIMITS.fileMaxBytes }}
        upload={uploadDocument}
        onUploaded={(stored) => onChange((before) => [...before, stored])}
        disabled={files.length >= LIMITS.documentsPerBooking}
      />
      {error && <Input.Error>{error}</Input.Error>}
    </div>
  );
}
