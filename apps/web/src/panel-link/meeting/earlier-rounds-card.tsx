import { seenText } from '@slotwise/contract/booking-parts/scorecard-words.rules';
import { useLink } from '../link/link-context.ts';
import { Section } from '../../link-pages/parts/section.tsx';

/** Who saw the candidate before, what was covered, and what the next interviewer should ask. */
export function EarlierRoundsCard() {
  const { earlierRounds } = useLink().view;
  if (earlierRounds.length === 0) return null;
  return (
    <Section title="Earlier rounds">
      {earlierRounds.map((round) => (
        <div key={round.startTime}>
          <p className="strong">{seenText(round)}</p>
          {round.covered.length > 0 && <p className="small">Covered: {round.covered.join(', ')}</p>}
          {round.notes.map(({ text, byName }) => (
            <p key={`${byName} ${text}`}>
              “{text}” <span className="small">{byName}, for the next interviewer</span>
            </p>
          ))}
        </div>
      ))}
    </Section>
  );
}
