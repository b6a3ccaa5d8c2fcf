import type { DocumentRef } from '@slotwise/contract/bookings/documents/documents.schema';
import { DOCUMENT_KIND_WORDS } from '@slotwise/contract/words';
import { ActionIcon, Button } from '@mantine/core';
import { Download, FileText, Image, Trash2 } from 'lucide-react';
import { fileSize } from '#lib/file-size.ts';
import { printWallTime } from '#lib/wall-time.ts';
import { wallTimeAt } from '#lib/zone-time.ts';
import { Tag } from '#ui/tag.tsx';
import { isImage, isReadable } from './document-types.model.ts';
import { downloadDocument } from './documents.actions.ts';
import classes from './documents.module.css';

type Props = {
  documents: DocumentRef[];
  timeZone: string;
  /** The document that is being read. */
  open: string | null;
  mayRemove: boolean;
  onRead: (document: DocumentRef) => void;
  onRemove: (document: DocumentRef, from: HTMLElement) => void;
};

/** The files of a meeting with what can be done with each. */
export function DocumentList({ documents, ...rest }: Props) {
  return (
    <ul className={classes.list} aria-label="Documents of this meeting">
      {documents.map((document) => (
        <DocumentRow key={document.documentId} document={document} {...rest} />
      ))}
    </ul>
  );
}

type RowProps = Omit<Props, 'documents'> & { document: DocumentRef };

function DocumentRow({ document, timeZone, open, mayRemove, onRead, onRemove }: RowProps) {
  const { documentId, fileName, kind, visibility, version, size, uploadedBy, uploadedAt } = document;
  const Sign = isImage(document) ? Image : FileText;
  const facts = [
    version > 1 ? `version ${version}` : '',
    fileSize(size),
    uploadedBy,
    printWallTime(wallTimeAt(Date.parse(uploadedAt), timeZone)),
  ];
  return (
    <li className={classes.document} aria-current={open === documentId || undefined}>
      <Sign size={18} className={classes.sign} aria-hidden />
      <div className={classes.words}>
        <b>{fileName}</b>
        <div className={classes.facts}>
          <Tag>{DOCUMENT_KIND_WORDS[kind]}</Tag>
          {visibility === 'SHARED' && <Tag>Shared</Tag>}
          <span>{facts.filter(Boolean).join(' · ')}</span>
        </div>
      </div>
      <div className={classes.acts}>
        {isReadable(document) && (
          <Button
            size="compact-sm"
            variant={open === documentId ? 'light' : 'default'}
            aria-label={`Read ${fileName}`}
            onClick={() => onRead(document)}
          >
            Read
          </Button>
        )}
        <ActionIcon
          size={30}
          aria-label={`Download ${fileName}`}
          title="Download"
          onClick={() => void downloadDocument(documentId)}
        >
          <Download size={16} aria-hidden />
        </ActionIcon>
        {mayRemove && (
          <ActionIcon
            size={30}
            aria-label={`Remove ${fileName}`}
            title="Remove"
            onClick={({ currentTarget }) => onRemove(document, currentTarget)}
          >
            <Trash2 size={16} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </li>
  );
}
