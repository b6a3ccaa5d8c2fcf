import { CalendarX } from 'lucide-react';
import { useLoaded } from '#lib/use-loaded.ts';
import { AlertNote } from '#ui/notes/alert-note.tsx';
import type { SlotQuery } from '#features/find-a-time/slot-question.model.ts';
import { askForSlots } from '#features/find-a-time/find-a-time.actions.ts';
import { offerQuery, type Offering } from './offer.model.ts';

/** Says where a link offers no time at all, before its candidate finds out; says nothing where it could not be asked. */
export function NothingFree({ booking }: { booking: Offering }) {
  const query = offerQuery(booking);
  const key = query && JSON.stringify(query);
  const { data } = useLoaded(key, (signal) => askForSlots(JSON.parse(key ?? '') as SlotQuery, signal));
  if (!data || data.time.starts.length > 0) return null;
  return (
    <AlertNote sign={CalendarX} tone="waiting">
      <p>
        In these days no time is free for everybody required: {booking.candidateDetails.candidateName} can
        only say when they can come. Other days or another panel would help.
      </p>
    </AlertNote>
  );
}
