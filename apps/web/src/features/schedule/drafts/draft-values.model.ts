import { MEETING_MODES, type Booking } from '@slotwise/contract/bookings/bookings.schema';
import type { Draft } from '@slotwise/contract/bookings/drafts.schema';
import { typedWindows, writtenWindows } from '#features/bookings/meeting-values/candidate-times.model.ts';
import { draftedTerms, termsFromDraft } from '#features/bookings/meeting-values/terms.model.ts';
import {
  EMPTY_MEETING,
  numberIn,
  type MeetingValues,
} from '#features/bookings/meeting-values/meeting-values.model.ts';
import { keptSeat } from '#features/bookings/meeting-values/seat.model.ts';

/** Date and clock time are separated by a `T`, so a typed one is written as `%54`. */
const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('T', '%54');
const unescaped = (text: string) => text.replaceAll('%54', 'T').replaceAll('%25', '%');

/** `2026-11-26T14:30`, `2026-11-26` or `T14:30`: as much of a wall time as was typed. */
function typedTime(date: string, clock: string): string {
  return clock ? `${escaped(date)}T${escaped(clock)}` : escaped(date);
}

function readTypedTime(text = ''): { date: string; clock: string } {
  const [date = '', clock = ''] = text.split('T');
  return { date: unescaped(date), clock: unescaped(clock) };
}

/** Everything typed so far, including half-typed fields, as the server stores it. */
export function toDraft(values: MeetingValues): Draft {
  const { roundNumber, refusedEnd, minutes } = values;
  const { windows, windowsZone, ...candidate } = values.candidateDetails;
  const round = numberIn(roundNumber);
  return {
    meetingInfo: {
      startTime: typedTime(values.date, values.start),
      endTime: typedTime('', refusedEnd),
      timeZone: values.timeZone,
      durationMinutes: minutes === '' ? null : minutes,
      mode: values.mode,
      meetingLink: values.meetingLink,
      dialIn: values.dialIn,
      venue: values.venue,
      instructions: values.instructions,
    },
    candidateDetails: {
      ...candidate,
      timeZone: candidate.timeZone || null,
      totalExperience: numberIn(candidate.totalExperience),
      noticePeriodDays: numberIn(candidate.noticePeriodDays),
      primarySkills: candidate.primarySkills === '' ? [] : candidate.primarySkills.split(','),
      availability: writtenWindows(windows, windowsZone),
    },
    panelists: values.panel.map(({ panelistId, name, email, required }) => ({
      panelistId,
      name,
      email,
      required,
    })),
    pools: values.pools.map(({ members, ...pool }) => ({ ...pool, panelists: members })),
    ...draftedTerms(values.choosing),
    jdId: values.jdId,
    jobTitle: values.jobTitle,
    roundName: values.roundName,
    ...(round !== null && { roundNumber: round }),
    previousBookingId: values.previousBookingId,
    scorecard: values.scorecard,
  };
}

/** The form as it was left. */
export function fromDraft(draft: Draft): MeetingValues {
  const { date, clock } = readTypedTime(draft.meetingInfo?.startTime);
  const { roundNumber, previousBookingId } = draft;
  const { jobTitle, roundName } = draft;
  return {
    ...EMPTY_MEETING,
    ...placeFrom(draft.meetingInfo),
    candidateDetails: candidateFrom(draft.candidateDetails),
    ...given({ jobTitle, roundName }),
    jdId: draft.jdId ?? null,
    roundNumber: roundNumber ?? '',
    previousBookingId: previousBookingId ?? null,
    scorecard: scorecardFrom(draft.scorecard),
    panel: (draft.panelists ?? []).map(keptSeat),
    pools: (draft.pools ?? []).map(({ panelists, ...pool }) => ({ ...pool, members: panelists })),
    choosing: termsFromDraft(draft),
    date,
    start: clock,
    refusedEnd: readTypedTime(draft.meetingInfo?.endTime).clock,
    minutes: minutesFrom(draft.meetingInfo),
  };
}

/** An accepted submission has no duration; null means it was cleared by hand. */
function minutesFrom(meetingInfo: Draft['meetingInfo']): MeetingValues['minutes'] {
  const minutes = meetingInfo?.durationMinutes;
  return minutes === undefined ? EMPTY_MEETING.minutes : (minutes ?? '');
}

function placeFrom(meetingInfo: Draft['meetingInfo'] = {}) {
  const { timeZone, meetingLink, dialIn, venue, instructions } = meetingInfo;
  const mode = MEETING_MODES.find((one) => one === meetingInfo.mode) ?? EMPTY_MEETING.mode;
  return { mode, ...given({ timeZone, meetingLink, dialIn, venue, instructions }) };
}

function candidateFrom(candidate: Draft['candidateDetails'] = {}): MeetingValues['candidateDetails'] {
  const {
    timeZone,
    totalExperience,
    noticePeriodDays,
    primarySkills = [],
    availability = [],
    ...texts
  } = candidate;
  return {
    ...EMPTY_MEETING.candidateDetails,
    ...given(texts),
    timeZone: timeZone ?? '',
    totalExperience: totalExperience ?? '',
    noticePeriodDays: noticePeriodDays ?? '',
    primarySkills: primarySkills.join(','),
    ...typedWindows(availability),
  };
}

const scorecardFrom = (scorecard: Draft['scorecard']): MeetingValues['scorecard'] =>
  scorecard?.map(({ name, weight = 3, mustHave = false }) => ({ name, weight, mustHave })) ??
  EMPTY_MEETING.scorecard;

/** Only existing values, so that they can override the defaults. */
const given = <Key extends string>(texts: Partial<Record<Key, string | undefined>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)) as Partial<
    Record<Key, string>
  >;

/** The form values of a booking that is still a DRAFT. */
export const valuesOfDraft = ({ draft }: Pick<Booking, 'draft'>): MeetingValues =>
  draft ? fromDraft(draft) : EMPTY_MEETING;

/** Whether anything was typed that someone would miss. */
export function isWorthKeeping(values: MeetingValues): boolean {
  const { candidateDetails, jdId, jobTitle, roundName, date, start, panel, pools } = values;
  const { meetingLink, dialIn, venue, instructions } = values;
  const texts = [
    ...Object.values(candidateDetails).map(String),
    jobTitle,
    roundName,
    date,
    start,
    meetingLink,
    dialIn,
    venue,
    instructions,
  ];
  return jdId !== null || panel.length + pools.length > 0 || texts.some((text) => text.trim() !== '');
}
