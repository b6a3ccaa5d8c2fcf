import { useState } from 'react';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { shortSpan } from '../meeting/date-words.ts';
import { useMeeting } from '../meeting/meeting-context.ts';
import { choosingMinutes } from '../meeting/meeting-words.ts';
import { shownTime } from '../meeting/shown-times.ts';
import { WriteTo } from '../meeting/write-to.tsx';
import { ZoneLine } from '../zone/zone-line.tsx';
import { ChoosingHead } from './choosing-head.tsx';
import { DayGrid } from './day-grid.tsx';
import { NoTimes, TimesFailed, TimesSoon } from './no-times.tsx';
import { listWeeks, type OfferedDay } from './offered-days.ts';
import { OtherWays } from './other-ways.tsx';
import { TimeList } from './time-list.tsx';
import { useOfferedTimes } from './use-offered-times.ts';
import { CHOOSING } from './choosing.texts.ts';

type Props = { chosen: string; onChoose: (startTime: string) => void };

/** Choosing a day and a time among those free now, for the first time or instead of the present one. */
export function ChoosingPage({ chosen, onChoose }: Props) {
  const { token, meeting, timeZone } = useMeeting();
  const { asked, askAgain } = useOfferedTimes(token, timeZone, meeting);
  const now = useNow();
  const weeks = asked.kind === 'known' ? listWeeks(asked.days) : [];
  const first = weeks.flat().find(({ starts }) => starts.length > 0)?.starts[0];
  return (
    <>
      <ChoosingHead />
      <ZoneLine at={first ? Date.parse(first) : now} />
      {asked.kind === 'asking' && <TimesSoon />}
      {asked.kind === 'failed' && <TimesFailed failure={asked.failure} onRetry={askAgain} />}
      {asked.kind === 'known' && weeks.length === 0 && <NoTimes onRetry={askAgain} />}
      {weeks.length > 0 && <Offered key={timeZone} weeks={weeks} chosen={chosen} onChoose={onChoose} />}
      <OtherWays hasTimes={weeks.length > 0} />
      <WriteTo meeting={meeting} />
    </>
  );
}

/** The calendar, the times of the open day, and the choice below them. */
function Offered({ weeks, chosen, onChoose }: Props & { weeks: OfferedDay[][] }) {
  const { meeting, timeZone, goTo } = useMeeting();
  const days = weeks.flat().filter(({ starts }) => starts.length > 0);
  const [opened, setOpened] = useState(chosen && wallTimeAt(Date.parse(chosen), timeZone).slice(0, 10));
  // The chosen time, or its whole day, may be gone by now.
  const isFree = days.some(({ starts }) => starts.includes(chosen));
  const day = days.find(({ date }) => date >= opened) ?? days[0];
  const time = isFree ? shownTime(chosen, choosingMinutes(meeting), timeZone) : null;
  return (
    <>
      <DayGrid weeks={weeks} chosen={day?.date ?? ''} onChoose={setOpened} />
      {day && <TimeList day={day} timeZone={timeZone} chosen={chosen} onChoose={onChoose} />}
      {time && (
        <div className="foot-bar" role="group" aria-label={CHOOSING.yourChoice()}>
          <p className="foot-line">
            <strong>{shortSpan(time)}</strong>
            <span className="small">{zoneLabel(timeZone, time.at)}</span>
          </p>
          <button type="button" className="button filled wide" onClick={() => goTo('confirm')}>
            {CHOOSING.next()}
          </button>
        </div>
      )}
    </>
  );
}
