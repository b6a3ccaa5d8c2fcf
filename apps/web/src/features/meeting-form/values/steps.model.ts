import { MODE_WORDS } from '@slotwise/contract/words';
import { shortDay } from '#lib/dates/date-text.ts';
import { printClock } from '#lib/dates/wall-time.ts';
import type { FieldErrors } from './meeting-validation.model.ts';
import type { ChosenTime, MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { MEETING_FORM } from './meeting-form.texts.ts';

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
  time ? `${shortDay(time.startWall)} ${printClock(time.startWall)}` : MEETING_FORM.notChosen();

/** The five parts with their contents so far (the time only if a meeting is possible), and whether they have errors. */
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
      title: MEETING_FORM.candidate(),
      value: name || MEETING_FORM.notNamed(),
      done: Boolean(name && candidateDetails.email),
    },
    {
      id: 'job',
      title: MEETING_FORM.job(),
      value: job.join(', ') || MEETING_FORM.notStated(),
      done: job.length > 0,
    },
    {
      id: 'panel',
      title: MEETING_FORM.panel(),
      value: panel.length ? MEETING_FORM.people({ count: panel.length }) : MEETING_FORM.noOne(),
      done: panel.length > 0,
    },
    {
      id: 'time',
      title: MEETING_FORM.time(),
      value: values.choosing ? MEETING_FORM.candidateChooses() : timeText(time),
      done: time !== null || values.choosing !== null,
    },
    {
      id: 'message',
      title: MEETING_FORM.message(),
      value: place
        ? MODE_WORDS[mode]
        : `${MODE_WORDS[mode]}, ${mode === 'VIDEO' ? MEETING_FORM.noLink() : MEETING_FORM.noPlace()}`,
      done: Boolean(place),
    },
  ];
  return steps.map((step) => ({ ...step, wrong: wrong.has(step.id) }));
}
