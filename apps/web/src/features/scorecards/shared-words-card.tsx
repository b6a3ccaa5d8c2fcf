import { STATUS_WORDS } from '@slotwise/contract/words';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { SCORECARDS } from './scorecards.texts.ts';

/** All that a supplier can read of scorecards and decisions: what the client wrote for it. */
export function SharedWordsCard({ booking }: { booking: ViewedBooking }) {
  const words = sharedWords(booking);
  return (
    <Card title={SCORECARDS.from({ vendor: booking.vendorName })}>
      {words.length === 0 && (
        <EmptyState
          drawing={false}
          title={SCORECARDS.nothingShared()}
          text={SCORECARDS.sharedHere({ vendor: booking.vendorName })}
        />
      )}
      <ul className="small">
        {words.map(({ key, title, text }) => (
          <li key={key} className="stack ends centers inset tall divided">
            <div className="slim">
              <b>{title}</b>
              <p className="mt-2xs small written">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function sharedWords({ decisions, feedback }: ViewedBooking) {
  const said = [
    ...decisions.map(({ decisionId, verdict, shareWithVendor }) => ({
      key: decisionId,
      title: STATUS_WORDS[verdict],
      text: shareWithVendor,
    })),
    ...feedback.map(({ feedbackId, roundName, shareWithVendor }) => ({
      key: feedbackId,
      title: roundName || SCORECARDS.interview(),
      text: shareWithVendor,
    })),
  ];
  return said.filter(({ text }) => text.trim() !== '');
}
