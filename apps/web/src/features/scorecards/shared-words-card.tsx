import { STATUS_WORDS } from '@slotwise/contract/words';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import classes from '#features/bookings/rows.module.css';
import { SCORECARDS } from './scorecards.texts.ts';

/** All that a supplier reads of scorecards and decisions: what the client wrote for it. */
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
      <ul className={classes.rows}>
        {words.map(({ key, title, text }) => (
          <li key={key} className={classes.row}>
            <div className={classes.words}>
              <b>{title}</b>
              <p className={classes.quote}>{text}</p>
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
