import type { CandidateDetails } from '@slotwise/contract/booking-parts/candidate.schema';
import { readResumeFile } from '@slotwise/contract/deepgaze/resumes.endpoints';
import { isFailure } from '@slotwise/contract/failures';
import type { StoredFile } from '@slotwise/contract/files/files.schema';
import { FILE_EXTENSIONS, LIMITS } from '@slotwise/contract/limits';
import { ActionIcon, Input, Text } from '@mantine/core';
import { X } from 'lucide-react';
import { useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import { callApi } from '#api/call-api.ts';
import type { UploadOptions } from '#api/upload-file.ts';
import { uploadBytes } from '#feedback/stored-files.ts';
import { fileSize } from '#lib/file-size.ts';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { SUBMISSIONS } from '#features/submissions/submissions.texts.ts';

type Props = {
  files: StoredFile[];
  required: boolean;
  error: ReactNode;
  onChange: Dispatch<SetStateAction<StoredFile[]>>;
  onBusy: (isBusy: boolean) => void;
  /** The resume's details about the candidate; returns which fields they filled. */
  onRead: (said: CandidateDetails) => string[];
};

/** Stores a file and reads it. One without text, such as a picture, is attached all the same. */
async function uploadAndRead(file: File, options: UploadOptions) {
  const stored = await uploadBytes(file, options);
  if (isFailure(stored)) return stored;
  const { documentId } = stored;
  const read = await callApi(
    readResumeFile,
    { body: { documentId } },
    { signal: options.signal, isQuiet: true },
  );
  return { ...stored, said: isFailure(read) ? null : read.data };
}

/** The resume, and any other files the client should read about the candidate. */
export function ResumeField({ files, required, error, onChange, onBusy, onRead }: Props) {
  const [news, setNews] = useState('');
  const take = ({ said, ...stored }: StoredFile & { said: CandidateDetails | null }) => {
    onChange((before) => [...before, stored]);
    const fields = said ? onRead(said).join(', ') : '';
    setNews(fields && SUBMISSIONS.filledIn({ fileName: stored.fileName, fields }));
  };
  return (
    <div role="group" aria-labelledby="resume-label" data-faulty={error ? true : undefined}>
      <Input.Label component="div" id="resume-label" required={required}>
        {SUBMISSIONS.resume()}
      </Input.Label>
      <Input.Description mb="xs">{SUBMISSIONS.resumeHint()}</Input.Description>
      {files.length > 0 && (
        <ul className="stack gap-2xs mb-xs" aria-label={SUBMISSIONS.files()}>
          {files.map((file) => (
            <li key={file.documentId} className="row apart">
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
        upload={uploadAndRead}
        onUploaded={take}
        onBusy={onBusy}
        disabled={files.length >= LIMITS.documentsPerBooking}
      />
      <Text role="status" size="sm" mt={news ? 'xs' : 0}>
        {news}
      </Text>
      {error && <Input.Error>{error}</Input.Error>}
    </div>
  );
}
