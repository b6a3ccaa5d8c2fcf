import { MODE_WORDS } from '@slotwise/contract/words';
import { counted, shortDay } from '#lib/dates/date-text.ts';
import { printClock } from '#lib/dates/wall-time.ts';
import type { FieldErrors } from './meeting-validation.model.ts';
import type { ChosenTime, MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';

export type StepId = 'candidate' | 'job' | 'panel' | 'time' | 'message';
export type Step<Id extends string = StepId> = {
  id: Id;
  title: string;
  value: string;
  done: boolean;
  wrong: boolean;
};

function stepOfField(field: string): StepId {
  if (field.startsWith('candidateDetails')) return 'candidate';
  if (/^(jdId|jobTitle|roundName|roundNumber|scorecard)/.test(field)) return 'job';
  if (field === 'panel') return 'panel';
  if (field.startsWith('choosing')) return 'time';
  return ['date', 'start', 'minutes', 'end', 'timeZone'].includes(field) ? 'time' : 'message';
}

const getPlace = ({ mode, meetingLink, dialIn, venue }: MeetingValues) =>
  ({ VIDEO: meetingLink, PHONE: dialIn, ONSITE: venue })[mode].trim();

const timeText = (time: ChosenTime | null): string =>
  time ? `${shortDay(time.startWall)} ${printClock(time.startWall)}` : 'Not chosen yet';

/** The five parts with what they hold so far (the time only where a meeting is possible), and whether something in them is wrong. */
export function toSteps(values: MeetingValues, time: ChosenTime | null, errors: FieldErrors): Step[] {
  const { candidateDetails, jobTitle, roundName, panel, mode } = values;
  const wrong = new Set(
    Object.entries(errors)
      .filter(([, text]) => text)
      .map(([field]) => stepOfField(field)),
  );
  const name = candidateDetails.candidateName.trim();
  const job = [jobTitle, roundName].map((text) => text.trim()).filter(Boolean);
  const place = getPlace(values);
  const steps: Omit<Step, 'wrong'>[] = [
    {
      id: 'candidate',
      title: 'Candidate',
      value: name || 'Not named yet',
      done: Boolean(name && candidateDetails.email),
    },
    { id: 'job', title: 'Job and round', value: job.join(', ') || 'Not stated', done: job.length > 0 },
    {
      id: 'panel',
      title: 'Panel',
      value: panel.length ? counted(panel.length, 'person', 'people') : 'No one yet',
      done: panel.length > 0,
    },
    {
      id: 'time',
      title: 'Time',
      value: values.choosing ? 'The candidate chooses' : timeText(time),
      done: time !== null || values.choosing !== null,
    },
    {
      id: 'message',
      title: 'Message and documents',
      value: place
        ? MODE_WORDS[mode]
        : `${MODE_WORDS[mode]}, ${mode === 'VIDEO' ? 'no link yet' : 'no place yet'}`,
      done: Boolean(place),
    },
  ];
  return steps.map((step) => ({ ...step, wrong: wrong.has(step.id) }));
}
