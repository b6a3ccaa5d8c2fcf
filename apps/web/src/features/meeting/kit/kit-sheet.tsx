import {
  RATING_MEANINGS,
  RECOMMENDATION_WORDS,
  seenText,
} from '@slotwise/contract/booking-parts/scorecard-words.rules';
import { createPortal } from 'react-dom';
import { spanText, weekdayText } from '#lib/dates/date-text.ts';
import { printClock, printWallTime } from '#lib/dates/wall-time.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import { roundText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import classes from './kit-sheet.module.css';
import { getPlace } from './place.model.ts';
import { KIT } from './kit.texts.ts';

/** To write on. */
const LINES = [1, 2, 3, 4];

type Props = { booking: ViewedBooking; viewer: Viewer };

/** The interview kit on paper, rendered only there: nothing else of the page is printed. */
export const KitSheet = (props: Props) => createPortal(<Sheet {...props} />, document.body);

function Sheet({ booking, viewer }: Props) {
  const { candidateDetails, jobTitle, scorecard, documents, earlierRounds } = booking;
  return (
    <article className={classes.sheet} aria-hidden>
      <h1>{candidateDetails.candidateName}</h1>
      <p className={classes.job}>{[jobTitle, roundText(booking)].filter(Boolean).join(' · ')}</p>
      <When booking={booking} viewer={viewer} />
      <People booking={booking} />
      <section>
        <h2>{KIT.whatToRate()}</h2>
        <p className={classes.note}>
          {KIT.ratings({ meanings: RATING_MEANINGS.map((meaning, n) => `${n + 1} ${meaning}`).join(' · ') })}
        </p>
        {scorecard.map(({ name, mustHave }) => (
          <div key={name} className={classes.attribute}>
            <span>
              <b>{name}</b> {mustHave && KIT.mustBracket()}
            </span>
            <span className={classes.boxes}>
              {RATING_MEANINGS.map((_, n) => (
                <span key={n}>{n + 1}</span>
              ))}
            </span>
          </div>
        ))}
      </section>
      <section className={classes.whole}>
        <h2>{KIT.recommendation()}</h2>
        <p className={classes.choices}>
          {Object.values(RECOMMENDATION_WORDS).map((word) => (
            <span key={word}>{word}</span>
          ))}
        </p>
        {LINES.map((line) => (
          <div key={line} className={classes.line} />
        ))}
      </section>
      {earlierRounds.length > 0 && (
        <section>
          <h2>{KIT.earlier()}</h2>
          {earlierRounds.map((round) => (
            <div key={round.bookingId} className={classes.whole}>
              <p>
                <b>{seenText(round)}</b>
                {round.covered.length > 0 && `. ${KIT.covered({ attributes: round.covered.join(', ') })}`}
              </p>
              {round.notes.map(({ text, byName }) => (
                <p key={`${byName} ${text}`}>{KIT.note({ text, name: byName })}</p>
              ))}
            </div>
          ))}
        </section>
      )}
      <section className={classes.whole}>
        <h2>{KIT.documents()}</h2>
        {documents.length === 0 && <p>{KIT.none()}</p>}
        <ul className="bullets">
          {documents.map(({ documentId, fileName }) => (
            <li key={documentId}>{fileName}</li>
          ))}
        </ul>
      </section>
      <Job booking={booking} />
      <p className={classes.note}>
        {KIT.printed({ time: printWallTime(wallTimeAt(viewer.now, viewer.timeZone)) })}
      </p>
    </article>
  );
}

/** Date and time, in the reader's zone first, without words such as 'tomorrow' that go stale on paper. */
function When({ booking: { meetingInfo }, viewer: { timeZone } }: Props) {
  const { startInstant, startLocal, endInstant, endLocal } = meetingInfo;
  if (!startInstant) return <p>{KIT.noTime()}</p>;
  const start = Date.parse(startInstant);
  const toText = (from: string, to: string, zone: string) =>
    `${weekdayText(from)} ${spanText(from, to)}, ${zoneLabel(zone, start)}`;
  const own = toText(wallTimeAt(start, timeZone), wallTimeAt(Date.parse(endInstant), timeZone), timeZone);
  const agreed = toText(startLocal, endLocal, meetingInfo.timeZone);
  const { kind, detail } = getPlace(meetingInfo);
  return (
    <section className={classes.whole}>
      <p className={classes.when}>{own}</p>
      {agreed !== own && <p>{KIT.agreedAs({ time: agreed })}</p>}
      <p>{KIT.place({ kind, detail })}</p>
      {meetingInfo.instructions && <p>{meetingInfo.instructions}</p>}
    </section>
  );
}

const ROLES = {
  RECRUITER: KIT.roles.recruiter,
  CANDIDATE: KIT.roles.candidate,
  PANELIST: KIT.roles.panelist,
  OBSERVER: KIT.roles.observer,
};

function People({ booking: { meetingInfo } }: Pick<Props, 'booking'>) {
  const start = Date.parse(meetingInfo.startInstant);
  const clock = (zone: string | null) =>
    zone && start ? `${printClock(wallTimeAt(start, zone))} ${zoneLabel(zone, start)}` : '';
  return (
    <section className={classes.whole}>
      <h2>{KIT.people()}</h2>
      <table>
        <tbody>
          {meetingInfo.participants.map(({ name, email, role, required, timeZone }) => (
            <tr key={`${role} ${email}`}>
              <td>
                <b>{name}</b>
              </td>
              <td>{role === 'PANELIST' && !required ? KIT.optional() : ROLES[role]()}</td>
              <td>{clock(timeZone)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Job({ booking: { job } }: Pick<Props, 'booking'>) {
  if (!job) return null;
  const mustHave = job.mustHaveSkills.map(({ name }) => name).join(', ');
  return (
    <section>
      <h2>{KIT.job({ title: job.title })}</h2>
      {mustHave && <p>{KIT.mustHaveAll({ skills: mustHave })}</p>}
      {job.goodToHaveSkills.length > 0 && (
        <p>{KIT.goodToHaveAll({ skills: job.goodToHaveSkills.join(', ') })}</p>
      )}
      {[job.description, job.responsibilities].filter(Boolean).map((text) => (
        <p key={text} className={classes.text}>
          {text}
        </p>
      ))}
    </section>
  );
}
