import type { DocumentRef } from '@slotwise/contract/booking-parts/documents.schema';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { useDialog } from '#features/bookings/acts/use-dialog.ts';
import columns from '#features/bookings/columns.module.css';
import { AttachCard } from './attach-card.tsx';
import { DocumentList } from './document-list.tsx';
import { DocumentReader } from './document-reader.tsx';
import { isReadable } from './document-types.model.ts';
import classes from './documents.module.css';
import { RemoveDialog } from './remove-dialog.tsx';
import { DOCUMENTS } from './documents.texts.ts';

type Props = { booking: ViewedBooking; timeZone: string };

/** The files of a meeting: read next to the list, downloaded, added and removed. */
export function DocumentsTab({ booking, timeZone }: Props) {
  const [params, setParams] = useSearchParams();
  const removing = useDialog<DocumentRef>();
  const { documents, allowedActions } = booking;
  const mayChange = allowedActions.includes('documents');
  // The open document is in the address, so that it can be shared.
  const chosen = params.get('document');
  const read = documents.find(({ documentId }) => documentId === chosen);
  const reader = useRef<HTMLDivElement>(null);
  useEffect(() => showReader(reader.current), [chosen]);
  const open = (document: DocumentRef) =>
    setParams({ tab: 'documents', document: document.documentId }, { preventScrollReset: true });
  return (
    <div className={read ? classes.pair : columns.grid}>
      <div className="stack gap-ml slim">
        <Card title={DOCUMENTS.title()} aside={DOCUMENTS.count({ count: documents.length })}>
          {documents.length === 0 && (
            <EmptyState
              drawing={false}
              title={DOCUMENTS.none()}
              text={mayChange ? DOCUMENTS.attachResume() : undefined}
            />
          )}
          <DocumentList
            documents={documents}
            timeZone={timeZone}
            open={read?.documentId ?? null}
            mayRemove={mayChange}
            onRead={open}
            onRemove={removing.open}
          />
        </Card>
        {mayChange && <AttachCard booking={booking} />}
      </div>
      {read && isReadable(read) && (
        <div ref={reader} className={classes.reader}>
          <Card title={read.fileName}>
            <DocumentReader document={read} />
          </Card>
        </div>
      )}
      {removing.name && <RemoveDialog booking={booking} document={removing.name} onClose={removing.close} />}
    </div>
  );
}

/** On a phone the reader is below everything else, where its opening goes unnoticed. */
function showReader(reader: HTMLElement | null) {
  if (reader && reader.getBoundingClientRect().top > window.innerHeight / 2) reader.scrollIntoView();
}
