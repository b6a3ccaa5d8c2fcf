import { seenText } from '@slotwise/contract/booking-parts/scorecard-words.rules';
import { useLink } from '../link/link-context.ts';
import { Section } from '../../link-pages/parts/section.tsx';
import { MEETING } from './meeting.texts.ts';

/** Who saw the candidate before, what was covered, and what the next interviewer should ask. */
export function EarlierRoundsCard() {
  const { earlierRounds } = useLink().view;
  if (earlierRounds.length === 0) return null;
  return (
    <Section title={MEETING.earlier()}>
      {earlierRounds.map((round) => (
        <div key={round.startTime}>
          <p className="strong">{seenText(round)}</p>
          {round.covered.length > 0 && (
            <p className="small">{MEETING.covered({ what: round.covered.join(', ') })}</p>
          )}
          {round.notes.map(({ text, byName }) => (
            <p key={`${byName} ${text}`}>
              “{text}” <span className="small">{MEETING.noteBy({ name: byName })}</span>
            </p>
          ))}
        </div>
      ))}
    </Section>
  );
}
