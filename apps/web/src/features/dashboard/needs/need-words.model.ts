import type { Need, NeedKind } from '@slotwise/contract/bookings/needs.schema';
import { durationText, nearDay, weekdayText } from '#lib/dates/date-text.ts';
import { printClock, printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { paths } from '#navigation/paths.ts';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import { namesText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import { movedText, type MovedMeeting } from '#features/bookings/moved-times/moved-words.model.ts';
import { NEEDS } from './needs.texts.ts';

export type NeedWords = {
  /** What is owed, and about which candidate. */
  title: string;
  /** Who it waits for, of which meeting, and since when. */
  text: string;
  /** The due time, or how late it is; empty if nothing is due. */
  due: string;
  act: string;
  to: string;
};

type Face = { title: (need: Need) => string; act: () => string; to: (id: string) => string };

/** A draft may not have a name yet. */
const getWho = ({ candidateName }: Need): string => candidateName || NEEDS.noName();

const toFeedback = (bookingId: string) => paths.viewMeeting(bookingId, { tab: 'feedback' });

const FACES: Record<NeedKind, Face> = {
  SCORECARD_DUE: {
    title: (need) => NEEDS.scorecardDue({ who: getWho(need) }),
    act: NEEDS.writeScorecard,
    to: toFeedback,
  },
  DECISION_DUE: {
    title: (need) => NEEDS.decisionDue({ who: getWho(need) }),
    act: NEEDS.decide,
    to: toFeedback,
  },
  FEEDBACK_OVERDUE: {
    title: (need) => NEEDS.overdue({ who: getWho(need) }),
    act: NEEDS.seeWho,
    to: toFeedback,
  },
  MAIL_REFUSED: {
    title: (need) => NEEDS.bounced({ names: namesText(need.names) }),
    act: NEEDS.resend,
    to: (bookingId) => paths.viewMeeting(bookingId, { tab: 'timeline' }),
  },
  ANSWER_DECLINED: {
    title: (need) => NEEDS.declinedFor({ names: namesText(need.names), who: getWho(need) }),
    act: NEEDS.replace,
    to: (bookingId) => paths.viewMeeting(bookingId),
  },
  DRAFT_WAITING: {
    title: (need) => NEEDS.draft({ who: getWho(need) }),
    act: NEEDS.continueDraft,
    to: (draft) => paths.newMeeting({ draft }),
  },
  SUBMISSION_WAITING: {
    title: (need) => NEEDS.submission({ who: getWho(need) }),
    act: NEEDS.answer,
    to: (bookingId) => paths.viewMeeting(bookingId),
  },
  ASSIGNED_TO_ME: {
    title: (need) => NEEDS.handed({ who: getWho(need) }),
    act: NEEDS.open,
    to: (bookingId) => paths.viewMeeting(bookingId),
  },
  WALL_TIME_MOVED: {
    title: (need) => NEEDS.moved({ who: getWho(need) }),
    act: NEEDS.open,
    to: (bookingId) => paths.viewMeeting(bookingId),
  },
  PARTNER_WAITING: {
    title: (need) => NEEDS.partner({ names: namesText(need.names) }),
    act: NEEDS.answer,
    to: paths.viewVendor,
  },
  TIME_PROPOSED: {
    title: (need) => NEEDS.proposed({ who: getWho(need) }),
    act: NEEDS.seeTimes,
    to: (bookingId) => paths.viewMeeting(bookingId),
  },
  PICK_WAITING: {
    title: (need) => NEEDS.notChosen({ who: getWho(need) }),
    act: NEEDS.open,
    to: (bookingId) => paths.viewMeeting(bookingId),
  },
  RESOURCE_DUE: {
    title: (need) => NEEDS.notSetUp({ who: getWho(need) }),
    act: NEEDS.addResource,
    to: paths.editResource,
  },
};

/** The kinds whose title already names people other than the candidate. */
const NAMED_IN_TITLE: readonly NeedKind[] = ['MAIL_REFUSED', 'ANSWER_DECLINED', 'PARTNER_WAITING'];

/** A candidate has no substitute. */
const CANDIDATE_DECLINED: Face = {
  title: (need) => NEEDS.declined({ who: getWho(need) }),
  act: NEEDS.findTime,
  to: (bookingId) => paths.meeting(bookingId),
};

const getFace = ({ kind, names, candidateName }: Need): Face =>
  kind === 'ANSWER_DECLINED' && names.includes(candidateName) ? CANDIDATE_DECLINED : FACES[kind];

/** One thing someone owes, in words; times are in the reader's zone. */
export function needWords(need: Need, viewer: Viewer): NeedWords {
  const { kind, bookingId, partnerId, candidateName, names, roundName, jobTitle } = need;
  const { title, act, to } = getFace(need);
  const who = NAMED_IN_TITLE.includes(kind)
    ? kind === 'MAIL_REFUSED'
      ? candidateName
      : ''
    : namesText(names);
  const moved = toMovedMeeting(need);
  const text = [who, moved && movedText(moved), roundName, jobTitle, sinceText(need, viewer)]
    .filter(Boolean)
    .join(' · ');
  return { title: title(need), text, due: dueText(need, viewer), act: act(), to: to(partnerId ?? bookingId) };
}

/** The meeting of a need about a moved wall time, with the parts its question requires. */
export const toMovedMeeting = ({ movedTime, ...meeting }: Need): MovedMeeting | null =>
  movedTime && { ...meeting, movedTime };

const WEEK = 7 * 86_400_000;

/** 'since yesterday', 'since 02/11/2026' */
function sinceText({ since }: Need, { timeZone, now }: Viewer): string {
  const at = Date.parse(since);
  const wall = wallTimeAt(at, timeZone);
  const day = now - at < WEEK ? nearDay(wall, now, timeZone) : printWallTime(wall.slice(0, 10));
  return NEEDS.since({ day });
}

/** '4 h late', 'due 18:00', 'due tomorrow', 'due 02/12/2026' */
function dueText({ dueAt, overdue }: Need, { timeZone, now }: Viewer): string {
  if (dueAt === null) return '';
  const at = Date.parse(dueAt);
  if (overdue) return lateText((now - at) / 60_000);
  const wall = wallTimeAt(at, timeZone);
  const near = nearDay(wall, now, timeZone);
  if (near === 'today') return NEEDS.due({ time: printClock(wall) });
  if (at - now >= WEEK) return NEEDS.due({ time: printWallTime(wall.slice(0, 10)) });
  return NEEDS.due({ time: near === 'tomorrow' ? near : weekdayText(wall) });
}

/** Days only, once it is days: no one counts hours then. */
function lateText(minutes: number): string {
  const days = Math.floor(minutes / 1440);
  if (days > 0) return NEEDS.lateDays({ days });
  const time = durationText(minutes < 60 ? Math.max(1, minutes) : Math.floor(minutes / 60) * 60);
  return NEEDS.late({ time });
}
