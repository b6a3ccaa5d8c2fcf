import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import { durationText, untilText } from '#lib/dates/date-text.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { shortSpan } from '../meeting/date-words.ts';
import { Heading } from '../meeting/heading.tsx';
import { useMeeting } from '../meeting/meeting-context.ts';
import { firstName, jobAtCompany, toMinutes, whatItIs } from '../meeting/meeting-words.ts';
import { shownTime } from '../meeting/shown-times.ts';
import { OwnProposal } from '../proposing/own-proposal.tsx';
import { CHOOSING } from './choosing.texts.ts';
import { MEETING } from '../meeting/meeting.texts.ts';

/** What the time is chosen for: the job, duration, mode and people, and the present time if there is one. */
export function ChoosingHead() {
  const { meeting, timeZone, goBack } = useMeeting();
  const { meetingInfo, choosing } = meeting;
  const isMove = meetingInfo.startTime !== '';
  const present = isMove ? shownTime(meetingInfo.startTime, toMinutes(meeting), timeZone) : null;
  return (
    <>
      {isMove && (
        <button type="button" className="link-button back" onClick={goBack}>
          {MEETING.back()}
        </button>
      )}
      <Heading above={MEETING.hello({ name: firstName(meeting) })}>
        {isMove ? CHOOSING.chooseAnother() : CHOOSING.choose()}
      </Heading>
      <p className="lead">
        {jobAtCompany(meeting)}. {whatItIs(meeting)}
      </p>
      {present && choosing && (
        <p className="notice">
          {CHOOSING.present({
            span: shortSpan(present),
            zone: zoneLabel(timeZone, present.at),
            moves: choosing.movesLeft,
          })}
        </p>
      )}
      {!isMove && choosing && <p className="small">{termsText(choosing, timeZone)}</p>}
      <OwnProposal />
    </>
  );
}

type Choosing = NonNullable<CandidateMeeting['choosing']>;

/** How long there is to choose, and what can be changed afterwards. */
function termsText({ expiresAt, movesLeft: moves, cutOffHours }: Choosing, timeZone: string): string {
  const last = untilText(wallTimeAt(Date.parse(expiresAt), timeZone));
  const until = CHOOSING.until({ last });
  if (moves === 0) return until;
  const later =
    cutOffHours > 0
      ? CHOOSING.movableUntil({ moves, notice: durationText(cutOffHours * 60) })
      : CHOOSING.movable({ moves });
  return `${until} ${later}`;
}
