import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';
import { DOCUMENT_KIND_WORDS } from '@slotwise/contract/words';
import { downloadDocument } from '#feedback/stored-files.ts';
import { fileSize } from '#lib/file-size.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { FileRow, FileRows } from '#ui/lists/file-row.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { VENDORS } from '../vendors.texts.ts';

type Props = { documents: DocumentRef[]; onRemove: (document: DocumentRef) => void };

/** The files with actions for each; those of the other side cannot be removed. */
export function DocumentList({ documents, onRemove }: Props) {
  const timeZone = useViewerZone();
  return (
    <FileRows label={VENDORS.documentsList()}>
      {documents.map((document) => (
        <DocumentRow key={document.documentId} document={document} timeZone={timeZone} onRemove={onRemove} />
      ))}
    </FileRows>
  );
}

type RowProps = { document: DocumentRef; timeZone: string; onRemove: Props['onRemove'] };

function DocumentRow({ document, timeZone, onRemove }: RowProps) {
  const { fileName, kind, visibility, version, size, uploadedBy, uploadedAt, isOurs } = document;
  return (
    <FileRow
      fileName={fileName}
      tags={
        <>
          <Tag>{DOCUMENT_KIND_WORDS[kind]}</Tag>
          {visibility === 'SHARED' && <Tag>{VENDORS.shared()}</Tag>}
        </>
      }
      facts={[
        version > 1 ? VENDORS.version({ version }) : '',
        fileSize(size),
        uploadedBy,
        printWallTime(wallTimeAt(Date.parse(uploadedAt), timeZone)),
      ]}
      onDownload={() => void downloadDocument(document)}
      onRemove={isOurs ? () => onRemove(document) : undefined}
    />
  );
}
