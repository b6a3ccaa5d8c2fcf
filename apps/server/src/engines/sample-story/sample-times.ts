import type { NewPanelist } from '@slotwise/contract/panelists/panelist-changes.schema';
import type { DayRange, WeeklyRange } from '@slotwise/contract/panelists/hours.schema';
import { sampleWallTime } from './sample-day.ts';
import type { SamplePanelist } from './sample-people.ts';

type Limits = Pick<
  NewPanelist,
  'bufferBefore' | 'bufferAfter' | 'minNoticeHours' | 'maxPerDay' | 'maxPerWeek'
>;

/** A date with its own hours; `days` counts working days from today. */
type SampleException = { days: number; ranges: DayRange[]; note: string };

type SampleTimes = Limits & { hours: DayRange[]; exceptions: SampleException[] };

const range = (start: string, end: string): DayRange => ({ start, end });

/** All of them work Monday to Friday during their sample meetings. */
const TIMES: Record<SamplePanelist, SampleTimes> = {
  arjun: {
    hours: [range('10:00', '13:00'), range('14:00', '19:00')],
    bufferAfter: 15,
    maxPerDay: 2,
    maxPerWeek: 6,
    exceptions: [],
  },
  sofia: {
    hours: [range('08:30', '17:00')],
    minNoticeHours: 24,
    exceptions: [{ days: 4, ranges: [], note: 'At a conference' }],
  },
  daniel: {
    hours: [range('08:30', '13:00'), range('14:00', '17:30')],
    bufferBefore: 10,
    bufferAfter: 10,
    exceptions: [{ days: 3, ranges: [range('10:00', '12:00')], note: 'Travelling in the afternoon' }],
  },
  hannah: {
    hours: [range('09:00', '17:30')],
    maxPerWeek: 3,
    exceptions: [],
  },
  priya: {
    hours: [range('10:00', '18:30')],
    minNoticeHours: 12,
    maxPerDay: 2,
    exceptions: [],
  },
};

/** A sample panelist's working hours. */
export const sampleHours = (panelist: SamplePanelist): readonly DayRange[] => TIMES[panelist].hours;

/** A sample panelist's hours in the format of the panelist form, relative to `now`. */
export function sampleTimes(panelist: SamplePanelist, timeZone: string, now: Date) {
  const { hours, exceptions, ...limits } = TIMES[panelist];
  const weeklyHours: WeeklyRange[] = Array.from({ length: 5 }, (_, index) =>
    hours.map((one) => ({ day: index + 1, ...one })),
  ).flat();
  const dateOverrides = exceptions.map(({ days, ranges, note }) => ({
    date: sampleWallTime(now, timeZone, days, '00:00').slice(0, 10),
    ranges,
    note,
  }));
  return { weeklyHours, dateOverrides, ...limits };
}

/** A sample candidate's times: an afternoon and the next morning, in the organization's zone. */
export function sampleWindows(timeZone: string, now: Date) {
  const at = (days: number, clock: string) => sampleWallTime(now, timeZone, days, clock);
  return [
    { start: at(3, '14:00'), end: at(3, '18:00'), timeZone },
    { start: at(4, '10:00'), end: at(4, '13:00'), timeZone },
  ];
}
