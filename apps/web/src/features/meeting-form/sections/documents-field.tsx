import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type DocumentRef,
} from '@slotwise/contract/booking-parts/documents.schema';
import { FILE_EXTENSIONS, LIMITS } from '@slotwise/contract/limits';
import { DOCUMENT_KIND_WORDS } from '@slotwise/contract/words';
import { ActionIcon, Input, Select } from '@mantine/core';
import { FileText, X } from 'lucide-react';
import { useState } from 'react';
import { uploadDocument } from '#feedback/stored-files.ts';
import { fileSize } from '#lib/file-size.ts';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { TwoLines } from '#ui/text/two-lines.tsx';
import type { Attachment } from '#features/bookings/documents/documents.actions.ts';
import classes from './documents-field.module.css';
import { MEETING_FORM } from '#features/meeting-form/values/meeting-form.texts.ts';

type Props = {
  documents: DocumentRef[];
  onAttach: (added: Attachment) => void;
  onRemove: (documentId: string) => void;
};

const KINDS = DOCUMENT_KINDS.map((value) => ({ value, label: DOCUMENT_KIND_WORDS[value] }));

/** The documents for the panel; a file is attached as soon as it is uploaded. */
export function DocumentsField({ documents, onAttach, onRemove }: Props) {
  const [kind, setKind] = useState<DocumentKind>('RESUME');
  return (
    <div role="group" aria-labelledby="documents-label">
      <Input.Label component="div" id="documents-label">
        {MEETING_FORM.documents()}
      </Input.Label>
      {documents.length > 0 && (
        <ul className={classes.list} aria-label={MEETING_FORM.attached()}>
          {documents.map((document) => (
            <li key={document.documentId} className={classes.document}>
              <FileText className="dimmed" size={18} aria-hidden />
              <TwoLines
                first={document.fileName}
                second={`${DOCUMENT_KIND_WORDS[document.kind]} · ${fileSize(document.size)}`}
              />
              <ActionIcon
                size={28}
                aria-label={MEETING_FORM.removeOne({ name: document.fileName })}
                title={MEETING_FORM.remove()}
                onClick={() => onRemove(document.documentId)}
              >
                <X size={15} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.add}>
        <Select
          aria-label={MEETING_FORM.nextKind()}
          allowDeselect={false}
          data={KINDS}
          value={kind}
          onChange={(chosen) => setKind(chosen as DocumentKind)}
        />
        <FileDrop
          label={MEETING_FORM.documents()}
          limits={{ extensions: FILE_EXTENSIONS, maxBytes: LIMITS.fileMaxBytes }}
          upload={uploadDocument}
          onUploaded={({ documentId }) => onAttach({ documentId, kind, visibility: 'INTERNAL' })}
          disabled={documents.length >= LIMITS.documentsPerBooking}
        />
      </div>
    </div>
  );
}
