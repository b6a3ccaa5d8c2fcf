import { debriefRows, gapText, scoresText, wideGaps } from '@slotwise/contract/booking-parts/debrief.rules';
import { Card } from '#ui/page/card.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { SCORECARDS } from './scorecards.texts.ts';

/** The grid's conclusions in words: where the panel differs, what to ask next, and who waived. */
export function DebriefSide({ booking: { feedback, scorecard } }: { booking: ViewedBooking }) {
  const cards = feedback.filter(({ state }) => state === 'SUBMITTED');
  const gaps = wideGaps(debriefRows(scorecard, cards));
  const [first, ...rest] = gaps;
  const notes = cards.filter(({ nextRoundFocus }) => nextRoundFocus);
  const waived = feedback.filter(({ state, isMine }) => state === 'DISMISSED' && !isMine);
  return (
    <>
      {cards.length > 1 && (
        <Card title={SCORECARDS.differ()} padded>
          <div className="stack small breaks">
            {first && (
              <p>
                <b>
                  {first.name}: {scoresText(first)}.
                </b>{' '}
                {SCORECARDS.talkFirst({ gap: gapText(first) })}
              </p>
            )}
            {rest.map((row) => (
              <p key={row.name}>
                {row.name}: {scoresText(row)}. {gapText(row)}
              </p>
            ))}
            <p className="caption">{SCORECARDS.restWithin({ gaps: gaps.length })}</p>
          </div>
        </Card>
      )}
      {notes.length > 0 && (
        <Card title={SCORECARDS.forNext()} padded>
          <div className="stack small breaks">
            {notes.map(({ feedbackId, nextRoundFocus, panelistName }) => (
              <div key={feedbackId}>
                <p>“{nextRoundFocus}”</p>
                <p className="caption">{panelistName}</p>
              </div>
            ))}
          </div>
        </Card>
      )}
      {waived.length > 0 && (
        <Card title={SCORECARDS.noneFrom()} padded>
          <div className="stack small breaks">
            {waived.map(({ feedbackId, panelistName, dismissReason }) => (
              <div key={feedbackId}>
                <p>{panelistName}</p>
                <p className="caption">{dismissReason}</p>
              </div>
            ))}
          </div>
        </Card>
      )}
    </>
  );
}
