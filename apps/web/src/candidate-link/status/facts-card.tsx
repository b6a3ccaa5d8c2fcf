import type { CandidateMeeting } from '@slotwise/contract/bookings/candidate-page.schema';
import { MODE_WORDS } from '@slotwise/contract/words';
import type { ReactNode } from 'react';
import { countdown, weekdayText } from '#lib/dates/date-text.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { shortSpan } from '../meeting/date-words.ts';
import { useMeeting } from '../meeting/meeting-context.ts';
import { jobLine, toMinutes } from '../meeting/meeting-words.ts';
import { shownTime } from '../meeting/shown-times.ts';
import { ZoneLine } from '../zone/zone-line.tsx';
import type { Standing } from './status-words.ts';
import { STATUS } from './status.texts.ts';

type Props = { kind: Standing['kind']; now: number };

/** From ten minutes before the start, the link to a video meeting is highlighted. */
const JOIN_AHEAD_MILLIS = 10 * 60_000;

/** When, what, who is there and where. */
export function FactsCard({ kind, now }: Props) {
  const { meeting } = useMeeting();
  const { panel, company, meetingInfo } = meeting;
  const isOff = ['CANCELLED', 'REJECTED', 'WITHDRAWN'].includes(meeting.bookingStatus);
  const job = jobLine(meeting);
  const people = panel.length > 0 ? panel : [{ name: company, designation: '' }];
  return (
    <section className="card" aria-label={STATUS.yourInterview()}>
      {meetingInfo.startTime && (
        <>
          {kind === 'set' && (
            <p className="when-strip">
              <span>{countdownText(meeting, now)}</span>
            </p>
          )}
          <When isOff={isOff} />
        </>
      )}
      <dl className="facts stacked line-above">
        {job && <Fact label={STATUS.job()}>{job}</Fact>}
        <Fact label={STATUS.people()}>
          {people.map(({ name, designation }) => (
            <span key={name} className="person">
              {name}
              {designation && <span className="small">{designation}</span>}
            </span>
          ))}
        </Fact>
        {kind !== 'over' && <Place />}
      </dl>
      {kind === 'set' && <Join now={now} />}
      {kind !== 'over' && meetingInfo.instructions && (
        <div className="inside line-above">
          <p className="quoted">{meetingInfo.instructions}</p>
        </div>
      )}
    </section>
  );
}

function countdownText({ meetingInfo: { startTime, endTime } }: CandidateMeeting, now: number): string {
  const text = countdown(Date.parse(startTime), Date.parse(endTime), now);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The candidate's own time first, then the meeting's if its clock differs. */
function When({ isOff }: { isOff: boolean }) {
  const { meeting, timeZone } = useMeeting();
  const { startTime, timeZone: meetingZone } = meeting.meetingInfo;
  const own = shownTime(startTime, toMinutes(meeting), timeZone);
  const where = `${weekdayText(own.start)}, ${zoneLabel(timeZone, own.at)}`;
  const theirs = shownTime(startTime, toMinutes(meeting), meetingZone);
  return (
    <div className="inside">
      <p className="when">{isOff ? <s>{shortSpan(own)}</s> : shortSpan(own)}</p>
      {isOff ? <p className="small">{where}</p> : <ZoneLine at={own.at} text={where} />}
      {theirs.start !== own.start && (
        <p className="small">
          {STATUS.atOffice({
            span: shortSpan(theirs),
            zone: zoneLabel(meetingZone, own.at),
            company: meeting.company,
          })}
        </p>
      )}
    </div>
  );
}

function Place() {
  const { meetingInfo, recruiterName } = useMeeting().meeting;
  const { mode, meetingLink, venue, dialIn } = meetingInfo;
  const isVideo = mode === 'VIDEO';
  const detail = isVideo ? '' : mode === 'ONSITE' ? venue : dialIn;
  return (
    <Fact label={STATUS.where()}>
      <span className="person">
        {MODE_WORDS[mode]}
        {detail && <span className="small">{detail}</span>}
        {isVideo && !meetingLink && (
          <span className="small">{STATUS.linkComes({ recruiter: recruiterName })}</span>
        )}
        {mode === 'PHONE' && !dialIn && <span className="small">{STATUS.theyCall()}</span>}
      </span>
    </Fact>
  );
}

function Join({ now }: { now: number }) {
  const { mode, meetingLink, startTime } = useMeeting().meeting.meetingInfo;
  if (mode !== 'VIDEO' || !meetingLink) return null;
  const isSoon = Date.parse(startTime) - now <= JOIN_AHEAD_MILLIS;
  return (
    <div className="inside line-above">
      <a
        className={`button wide ${isSoon ? 'filled' : ''}`}
        href={meetingLink}
        target="_blank"
        rel="noreferrer"
      >
        {STATUS.join()}
      </a>
    </div>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
