import { CalendarX } from 'lucide-react';
import { AlertNote } from '#ui/notes/alert-note.tsx';
import { useSlotAnswer } from '#features/find-a-time/use-slots.ts';
import { offerQuery, type Offering } from './offer.model.ts';
import { SELF_SCHEDULING } from './self-scheduling.texts.ts';

/** Warns if a link offers no time at all, before its candidate finds out; silent if that could not be checked. */
export function NothingFree({ booking }: { booking: Offering }) {
  const { answer } = useSlotAnswer(JSON.stringify(offerQuery(booking)));
  if (!answer || answer.time.starts.length > 0) return null;
  return (
    <AlertNote sign={CalendarX} tone="waiting">
      <p>{SELF_SCHEDULING.nothingFree({ name: booking.candidateDetails.candidateName })}</p>
    </AlertNote>
  );
}
