import { pickTime } from '@slotwise/contract/bookings/candidate-page.endpoints';
import type { Failure } from '@slotwise/contract/failures';
import { dayTitle, weekdayText } from '#lib/dates/date-text.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { printClock } from '#lib/dates/wall-time.ts';
import { callApi } from '#api/call-api.ts';
import { shortSpan, spokenSpan } from '../meeting/date-words.ts';
import { Heading } from '../meeting/heading.tsx';
import { useMeeting } from '../meeting/meeting-context.ts';
import { choosingMinutes, getHow, jobAtCompany, getPanelText } from '../meeting/meeting-words.ts';
import { Refusal } from '../meeting/refusal.tsx';
import { shownTime, type ShownTime } from '../meeting/shown-times.ts';
import { useAct } from '../meeting/use-act.ts';
import { CHOOSING } from './choosing.texts.ts';

const IS_TAKEN = ['SLOT_UNAVAILABLE', 'SLOT_CONFLICT', 'TIME_IN_PAST'];

type Props = { chosen: string; onBooked: () => void };

/** Repeats the choice in a full sentence before it counts. */
export function ConfirmPage({ chosen, onBooked }: Props) {
  const { token, meeting, timeZone, goTo, goBack, refresh, tell } = useMeeting();
  const { isBusy, failure, run } = useAct();
  const { startTime } = meeting.meetingInfo;
  const time = shownTime(chosen, choosingMinutes(meeting), timeZone);
  const zone = zoneLabel(timeZone, time.at);

  const settle = async ({ code }: Failure) => {
    if (!IS_TAKEN.includes(code)) return;
    goBack();
    tell(takenText(time), false);
    await refresh();
  };
  const confirm = async () => {
    const body = { startTime: chosen, timeZone, version: meeting.version };
    const refused = await run(callApi(pickTime, { body }, { token }));
    if (refused) return settle(refused);
    goTo('home');
    onBooked();
    tell(startTime ? CHOOSING.moved() : CHOOSING.booked());
  };
  return (
    <>
      <Heading>{startTime ? CHOOSING.moveHere() : CHOOSING.isRight()}</Heading>
      <section className="card inside" aria-label={CHOOSING.yourChoice()}>
        <p className="when">
          {shortSpan(time)}
          <span className="small">{CHOOSING.onDay({ weekday: weekdayText(time.start), zone })}</span>
        </p>
        <p>
          {CHOOSING.youMeet({
            people: getPanelText(meeting),
            how: getHow(meeting),
            when: spokenSpan(time),
            zone,
          })}
        </p>
        <p>{jobAtCompany(meeting)}.</p>
        {startTime && (
          <p className="small">
            {CHOOSING.insteadOf({
              span: shortSpan(shownTime(startTime, choosingMinutes(meeting), timeZone)),
            })}
          </p>
        )}
      </section>
      <Refusal failure={failure && !IS_TAKEN.includes(failure.code) ? failure : null} />
      <div className="column">
        <button
          type="button"
          className="button filled wide"
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) void confirm();
          }}
        >
          {isBusy ? CHOOSING.booking() : startTime ? CHOOSING.moveIt() : CHOOSING.book()}
        </button>
        <button type="button" className="button wide" onClick={goBack}>
          {CHOOSING.chooseAnother()}
        </button>
      </div>
    </>
  );
}

const takenText = ({ start }: ShownTime): string =>
  CHOOSING.taken({ day: dayTitle(start), clock: printClock(start) });
