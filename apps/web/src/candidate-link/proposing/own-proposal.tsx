import { zoneLabel } from '#lib/dates/zone-label.ts';
import { instantOfWall } from '#lib/dates/zone-time.ts';
import { useMeeting } from '../meeting/meeting-context.ts';
import { windowText } from './window-words.ts';
import { PROPOSING } from './proposing.texts.ts';

/** The candidate's proposal that no one has settled yet. */
export function OwnProposal({ isOpen = false }: { isOpen?: boolean }) {
  const { meeting } = useMeeting();
  const { proposal, recruiterName } = meeting;
  if (!proposal) return null;
  const [first] = proposal.windows;
  return (
    <details className="notice proposed" open={isOpen}>
      <summary>{PROPOSING.proposed({ recruiter: recruiterName })}</summary>
      <ul className="plain">
        {proposal.windows.map(({ start, end, timeZone }) => (
          <li key={`${start} ${end} ${timeZone}`}>{windowText({ start, end })}</li>
        ))}
      </ul>
      {first && (
        <p className="small">
          {PROPOSING.inZone({
            zone: zoneLabel(first.timeZone, instantOfWall(first.start, first.timeZone).instant),
          })}
        </p>
      )}
      {proposal.comments && <p className="written">“{proposal.comments}”</p>}
    </details>
  );
}
