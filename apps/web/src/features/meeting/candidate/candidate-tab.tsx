import { Button } from '@mantine/core';
import { Card } from '#ui/page/card.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import columns from '#features/bookings/columns.module.css';
import { DocumentReader } from '../documents/document-reader.tsx';
import { isReadable } from '../documents/document-types.model.ts';
import classes from './candidate-sheet.module.css';
import { CandidateSheet } from './candidate-sheet.tsx';
import { CANDIDATE } from './candidate.texts.ts';

type Props = { booking: ViewedBooking; onEdit: (from: HTMLElement) => void };

/** The candidate's details with the resume next to them. */
export function CandidateTab({ booking, onEdit }: Props) {
  const resume = getResume(booking);
  return (
    <div className={resume ? classes.pair : columns.grid}>
      <Card title={CANDIDATE.details()} aside={<EditButton booking={booking} onEdit={onEdit} />}>
        <CandidateSheet
          booking={booking}
          onEdit={booking.allowedActions.includes('candidateDetails') ? onEdit : undefined}
        />
      </Card>
      {resume && (
        <Card title={CANDIDATE.resume()}>
          <DocumentReader document={resume} />
        </Card>
      )}
    </div>
  );
}

function EditButton({ booking, onEdit }: Props) {
  if (!booking.allowedActions.includes('candidateDetails')) return null;
  return (
    <Button size="xs" variant="default" onClick={({ currentTarget }) => onEdit(currentTarget)}>
      {CANDIDATE.editDetails()}
    </Button>
  );
}

/** The document the details name as the resume, else the newest of that kind; only if it can be viewed here. */
function getResume({ documents, candidateDetails }: ViewedBooking) {
  const named = documents.find(({ documentId }) => documentId === candidateDetails.resumeDocumentId);
  const resume = named ?? documents.findLast(({ kind }) => kind === 'RESUME');
  return resume && isReadable(resume) ? resume : null;
}
