import { downloadInviteByLink } from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import { BOOKING_MESSAGES } from '@slotwise/contract/booking-messages';
import { MODE_WORDS, STATUS_WORDS } from '@slotwise/contract/words';
import { countdown, spanText, weekdayText } from '#lib/dates/date-text.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { ownTimeZone, zoneLabel } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import { saveCalendarEntry } from '#link-pages/save-calendar-entry.ts';
import { useLink } from '../link/link-context.ts';
import { MEETING } from './meeting.texts.ts';

/** When, where, who is there, and the link to join. */
export function MeetingCard() {
  const { view, token, tell } = useLink();
  const now = useNow();
  const { meetingInfo, bookingStatus: status } = view;
  const start = Date.parse(meetingInfo.startTime);
  const end = Date.parse(meetingInfo.endTime);
  const times = toTimes(view);
  const others = view.panel
    .filter(({ name }) => name !== view.me.name)
    .map(({ name, required }) => (required ? name : MEETING.optional({ name })));
  const isAhead = status === 'SCHEDULED' && now < end;
  const toScorecard = () => {
    // A link would overwrite the fragment that opens this page.
    const title = document.getElementById('scorecard');
    title?.scrollIntoView();
    title?.focus({ preventScroll: true });
  };
  const addToCalendar = async () => {
    const failure = await saveCalendarEntry(downloadInviteByLink, token);
    if (failure) tell.failed(BOOKING_MESSAGES.calendarEntry.failure, failure);
  };
  return (
    <section className="card meeting" aria-label={MEETING.meeting()}>
      <p className="when-strip">
        <span className={`status st-${status}`}>{STATUS_WORDS[status]}</span>
        {isAhead && <span className="strong">{countdown(start, end, now)}</span>}
      </p>
      <div className="inside">
        {times.map(({ zone, start: from, end: to, note }, index) => (
          <p key={zone} className={index === 0 ? 'when' : 'small'}>
            {index === 0 ? (
              <>
                <time dateTime={meetingInfo.startTime}>{spanText(from, to)}</time>
                <span className="small">
                  {MEETING.onDay({ weekday: weekdayText(from), zone: zoneLabel(zone, start) })}
                </span>
              </>
            ) : (
              note({ span: spanText(from, to), zone: zoneLabel(zone, start) })
            )}
          </p>
        ))}
        {times.length === 0 && <p className="when">{MEETING.noTime()}</p>}
        <Place view={view} />
        {others.length > 0 && <p className="small">{MEETING.people({ names: others.join(', ') })}</p>}
        <div className="two">
          {meetingInfo.meetingLink && isAhead && (
            <a className="button filled" href={meetingInfo.meetingLink} target="_blank" rel="noreferrer">
              {MEETING.join()}
            </a>
          )}
          <button type="button" className="button" onClick={toScorecard}>
            {MEETING.scorecard()}
          </button>
          {isAhead && (
            <button type="button" className="button" onClick={() => void addToCalendar()}>
              {MEETING.addToCalendar()}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

/** The reader's own time first; the meeting's and the phone's if they differ. */
function toTimes({ meetingInfo, me }: PanelView) {
  if (!meetingInfo.startTime) return [];
  const zones = [me.timeZone || meetingInfo.timeZone, meetingInfo.timeZone, ownTimeZone()];
  const shown = zones.map((zone) => ({
    zone,
    start: wallTimeAt(Date.parse(meetingInfo.startTime), zone),
    end: wallTimeAt(Date.parse(meetingInfo.endTime), zone),
    note: zone === meetingInfo.timeZone ? MEETING.meetingTime : MEETING.phoneTime,
  }));
  return shown.filter(({ start }, index) => shown.findIndex((other) => other.start === start) === index);
}

function Place({ view: { meetingInfo } }: { view: PanelView }) {
  const { mode, venue, dialIn, instructions } = meetingInfo;
  const where = [MODE_WORDS[mode], mode === 'ONSITE' && venue, mode !== 'VIDEO' && dialIn].filter(Boolean);
  return (
    <>
      <p>{where.join(': ')}</p>
      {instructions && <p className="quoted">{instructions}</p>}
    </>
  );
}
