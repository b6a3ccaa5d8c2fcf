import type { EarlierRound } from '@slotwise/contract/booking-parts/earlier-rounds.schema';
import { seenText } from '@slotwise/contract/booking-parts/scorecard-words.rules';
import { shortDay } from '#lib/dates/date-text.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { Card } from '#ui/page/card.tsx';
import { SCORECARDS } from './scorecards.texts.ts';

type Props = { rounds: EarlierRound[]; timeZone: string };

/** Who saw the candidate before, what was covered, and what the next interviewer should ask. */
export function EarlierRoundsCard({ rounds, timeZone }: Props) {
  if (rounds.length === 0) return null;
  return (
    <Card title={SCORECARDS.earlier()} padded>
      <div className="stack small breaks">
        {rounds.map((round) => (
          <section key={round.bookingId}>
            <p>
              <b>{seenText(round)}</b>, {shortDay(wallTimeAt(Date.parse(round.startTime), timeZone))}
            </p>
            {round.covered.length > 0 && (
              <p className="caption">{SCORECARDS.covered({ topics: round.covered.join(', ') })}</p>
            )}
            {round.notes.map(({ text, byName }) => (
              <div key={`${byName} ${text}`}>
                <p>“{text}”</p>
                <p className="caption">{SCORECARDS.noteBy({ name: byName })}</p>
              </div>
            ))}
          </section>
        ))}
      </div>
    </Card>
  );
}
