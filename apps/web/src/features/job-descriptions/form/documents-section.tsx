import { FILE_EXTENSIONS, LIMITS } from '@slotwise/contract/limits';
import { ActionIcon, Checkbox } from '@mantine/core';
import { FileText, X } from 'lucide-react';
import { fileSize } from '#lib/file-size.ts';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import { uploadDocument } from '#feedback/stored-files.ts';
import type { JobForm } from './job-form.model.ts';
import type { JobDocument } from './job-values.model.ts';
import { Section } from './section.tsx';
import { FORM } from './job-form.texts.ts';
import classes from './sharing-section.module.css';

/** The job's files; uploads are filed, and removals take effect, when the form is saved. */
export function DocumentsSection({ form, fold }: { form: JobForm; fold: boolean }) {
  const { documents } = form.values;
  const set = (next: JobDocument[]) => form.setFieldValue('documents', next);
  const add = (document: Omit<JobDocument, 'visibility' | 'isNew'>) =>
    // Several uploads finish one after the other, so the newest list counts.
    set([...form.getValues().documents, { ...document, visibility: 'SHARED', isNew: true }]);
  const share = (documentId: string, isShared: boolean) =>
    set(
      documents.map((one) =>
        one.documentId === documentId ? { ...one, visibility: isShared ? 'SHARED' : 'INTERNAL' } : one,
      ),
    );
  return (
    <Section title={FORM.documents()} fold={fold}>
      {documents.length > 0 && (
        <ul aria-label={FORM.documentsList()}>
          {documents.map((document) => (
            <DocumentRow
              key={document.documentId}
              document={document}
              onShare={(isShared) => share(document.documentId, isShared)}
              onRemove={() => set(documents.filter((one) => one !== document))}
            />
          ))}
        </ul>
      )}
      <FileDrop
        label={FORM.documents()}
        limits={{ extensions: FILE_EXTENSIONS, maxBytes: LIMITS.fileMaxBytes }}
        upload={uploadDocument}
        onUploaded={({ documentId, fileName, size }) => add({ documentId, fileName, size })}
        disabled={documents.length >= LIMITS.documentsPerBooking}
      />
    </Section>
  );
}

type RowProps = { document: JobDocument; onShare: (isShared: boolean) => void; onRemove: () => void };

function DocumentRow({ document, onShare, onRemove }: RowProps) {
  const { fileName, size, visibility, isNew } = document;
  const isShared = visibility === 'SHARED';
  return (
    <li className={classes.document}>
      <FileText className="dimmed" size={18} aria-hidden />
      <TwoLines
        first={fileName}
        second={isNew ? FORM.newDocument({ size: fileSize(size) }) : fileSize(size)}
      />
      {isNew ? (
        <Checkbox
          size="xs"
          label={FORM.forSuppliers()}
          aria-label={FORM.forSuppliersOne({ fileName })}
          checked={isShared}
          onChange={({ currentTarget }) => onShare(currentTarget.checked)}
        />
      ) : (
        <Tag>{isShared ? FORM.shared() : FORM.internal()}</Tag>
      )}
      <ActionIcon
        size={28}
        aria-label={FORM.removeOne({ name: fileName })}
        title={FORM.remove()}
        onClick={onRemove}
      >
        <X size={15} />
      </ActionIcon>
    </li>
  );
}
