import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';
import { DOCUMENT_KIND_WORDS } from '@slotwise/contract/words';
import { Button } from '@mantine/core';
import { FileText, Image } from 'lucide-react';
import { downloadDocument } from '#feedback/stored-files.ts';
import { fileSize } from '#lib/file-size.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { FileRow, FileRows } from '#ui/lists/file-row.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { isImage, isReadable } from './document-types.model.ts';
import { DOCUMENTS } from './documents.texts.ts';

type Props = {
  documents: DocumentRef[];
  timeZone: string;
  /** The document being read. */
  open: string | null;
  mayRemove: boolean;
  onRead: (document: DocumentRef) => void;
  onRemove: (document: DocumentRef, from: HTMLElement) => void;
};

/** The files of a meeting, with actions for each. */
export function DocumentList({ documents, ...rest }: Props) {
  return (
    <FileRows label={DOCUMENTS.list()}>
      {documents.map((document) => (
        <DocumentRow key={document.documentId} document={document} {...rest} />
      ))}
    </FileRows>
  );
}

type RowProps = Omit<Props, 'documents'> & { document: DocumentRef };

function DocumentRow({ document, timeZone, open, mayRemove, onRead, onRemove }: RowProps) {
  const { documentId, fileName, kind, visibility, version, size, uploadedBy, uploadedAt } = document;
  const isOpen = open === documentId;
  return (
    <FileRow
      fileName={fileName}
      sign={isImage(document) ? Image : FileText}
      tags={
        <>
          <Tag>{DOCUMENT_KIND_WORDS[kind]}</Tag>
          {visibility === 'SHARED' && <Tag>{DOCUMENTS.shared()}</Tag>}
        </>
      }
      facts={[
        version > 1 ? DOCUMENTS.version({ version }) : '',
        fileSize(size),
        uploadedBy,
        printWallTime(wallTimeAt(Date.parse(uploadedAt), timeZone)),
      ]}
      isCurrent={isOpen}
      acts={
        isReadable(document) && (
          <Button
            size="compact-sm"
            variant={isOpen ? 'light' : 'default'}
            aria-label={DOCUMENTS.readOne({ fileName })}
            onClick={() => onRead(document)}
          >
            {DOCUMENTS.read()}
          </Button>
        )
      }
      onDownload={() => void downloadDocument(document)}
      onRemove={mayRemove ? (from) => onRemove(document, from) : undefined}
    />
  );
}
