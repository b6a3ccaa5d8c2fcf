import { useNow } from '#lib/dates/use-now.ts';
import { Heading } from '../meeting/heading.tsx';
import { useMeeting } from '../meeting/meeting-context.ts';
import { firstName } from '../meeting/meeting-words.ts';
import { WriteTo } from '../meeting/write-to.tsx';
import { OwnProposal } from '../proposing/own-proposal.tsx';
import { AnswerRow } from './answer-row.tsx';
import { CalendarWays } from './calendar-ways.tsx';
import { FactsCard } from './facts-card.tsx';
import { getStanding } from './status-words.ts';
import { WaysOut } from './ways-out.tsx';
import { MEETING } from '../meeting/meeting.texts.ts';

/** The meeting's status: when, where, who is there, and what the candidate can do about it. */
export function StatusPage() {
  const { meeting } = useMeeting();
  const now = useNow();
  const { title, text, kind } = getStanding(meeting, now);
  return (
    <>
      {kind === 'set' && <SetSign />}
      <Heading above={MEETING.hello({ name: firstName(meeting) })}>{title}</Heading>
      {text && <p className="lead">{text}</p>}
      <OwnProposal isOpen />
      <FactsCard kind={kind} now={now} />
      {kind === 'set' && <CalendarWays />}
      <AnswerRow />
      <WaysOut />
      <WriteTo meeting={meeting} isButton={kind !== 'set'} />
    </>
  );
}

/** The shared slot with a check mark: the sign of a fixed time. */
const SetSign = () => (
  <svg className="set-sign" width="44" height="44" viewBox="0 0 44 44" aria-hidden="true">
    <circle cx="22" cy="22" r="22" />
    <path d="M14 22.5l5.5 5.5L30.5 17" />
  </svg>
);
