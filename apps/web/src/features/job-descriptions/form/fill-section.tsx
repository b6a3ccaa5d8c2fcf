import { readJobFile } from '@slotwise/contract/deepgaze/job-fit.endpoints';
import type { FilledJob } from '@slotwise/contract/deepgaze/job-file.schema';
import { isFailure } from '@slotwise/contract/failures';
import type { StoredFile } from '@slotwise/contract/files/files.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import type { UploadOptions } from '#api/upload-file.ts';
import { uploadBytes } from '#feedback/stored-files.ts';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { fillEmpty } from './fill-job.model.ts';
import type { JobForm } from './job-form.model.ts';
import { Section } from './section.tsx';
import { FORM } from './job-form.texts.ts';

const FILES_WITH_WORDS = {
  extensions: ['pdf', 'docx', 'doc', 'odt', 'rtf', 'txt'],
  maxBytes: LIMITS.fileMaxBytes,
};

/** Stores a file and reads it; a refusal of either is shown at the file. */
async function uploadAndRead(file: File, options: UploadOptions) {
  const stored = await uploadBytes(file, options);
  if (isFailure(stored)) return stored;
  const { documentId } = stored;
  const read = await callApi(readJobFile, { body: { documentId } }, { signal: options.signal });
  return isFailure(read) ? read : { ...stored, job: read.data };
}

/** Fills the empty fields of a new job from a file, and attaches the file. Nothing is saved before the form is. */
export function FillSection({ form }: { form: JobForm }) {
  const [news, setNews] = useState('');
  const fill = ({ documentId, fileName, size, job }: StoredFile & { job: FilledJob }) => {
    const { documents, ...values } = form.getValues();
    const { changes, labels } = fillEmpty(values, job);
    const document = { documentId, fileName, size, visibility: 'INTERNAL' as const, isNew: true };
    form.setValues({ ...changes, documents: [...documents, document] });
    setNews(toNews(fileName, labels));
  };
  return (
    <Section title={FORM.fill()} hint={FORM.fillHint()}>
      <div>
        <FileDrop
          label={FORM.fill()}
          limits={FILES_WITH_WORDS}
          upload={uploadAndRead}
          onUploaded={fill}
          multiple={false}
        />
        <Text role="status" size="sm" mt={news ? 'sm' : 0}>
          {news}
        </Text>
      </div>
    </Section>
  );
}

const toNews = (fileName: string, labels: string[]): string =>
  labels.length > 0 ? FORM.filled({ fileName, fields: labels.join(', ') }) : FORM.notFilled({ fileName });
