import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import { durationText, untilText } from '#lib/dates/date-text.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { shortSpan } from '../meeting/date-words.ts';
import { Heading } from '../meeting/heading.tsx';
import { useMeeting } from '../meeting/meeting-context.ts';
import { firstName, jobAtCompany, toMinutes, timesWord, whatItIs } from '../meeting/meeting-words.ts';
import { shownTime } from '../meeting/shown-times.ts';
import { OwnProposal } from '../proposing/own-proposal.tsx';

/** What a time is chosen for: the job, how long, how and who is there; and the present time where there is one. */
export function ChoosingHead() {
  const { meeting, timeZone, goBack } = useMeeting();
  const { meetingInfo, choosing } = meeting;
  const isMove = meetingInfo.startTime !== '';
  const present = isMove ? shownTime(meetingInfo.startTime, toMinutes(meeting), timeZone) : null;
  return (
    <>
      {isMove && (
        <button type="button" className="link-button back" onClick={goBack}>
          Back
        </button>
      )}
      <Heading above={`Hello ${firstName(meeting)},`}>
        {isMove ? 'Choose another time' : 'Choose a time for your interview'}
      </Heading>
      <p className="lead">
        {jobAtCompany(meeting)}. {whatItIs(meeting)}
      </p>
      {present && choosing && (
        <p className="notice">
          Now it is {shortSpan(present)}, {zoneLabel(timeZone, present.at)}. That time stays yours until you
          confirm another one. You can move it {timesWord(choosing.movesLeft)}.
        </p>
      )}
      {!isMove && choosing && <p className="small">{termsText(choosing, timeZone)}</p>}
      <OwnProposal />
    </>
  );
}

type Choosing = NonNullable<CandidateMeeting['choosing']>;

/** Until when there is time to choose, and what can be changed afterwards. */
function termsText({ expiresAt, movesLeft, cutOffHours }: Choosing, timeZone: string): string {
  const last = untilText(wallTimeAt(Date.parse(expiresAt), timeZone));
  const later =
    movesLeft === 0
      ? ''
      : ` Afterwards you can move it ${timesWord(movesLeft)}${cutOffHours > 0 ? `, up to ${durationText(cutOffHours * 60)} before it starts` : ''}.`;
  return `Choose until ${last}.${later}`;
}
