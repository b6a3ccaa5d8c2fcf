import type { MemberRole, Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import { agoText } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';

/** What a role lets someone do, for the person who gives it. */
export const ROLE_RIGHTS: Record<MemberRole, string> = {
  ADMIN: 'Schedules meetings, and manages the team, panelists, jobs, vendors and Deepgaze.',
  USER_RECRUITER: 'Schedules meetings, and reads jobs, panelists and the team.',
};

type State = Recruiter['accountStatus'];

export const STATE_WORDS: Record<State, { word: string; tone: 'waiting' | 'good' | 'over' }> = {
  INVITED: { word: 'Invited', tone: 'waiting' },
  PENDING_VERIFICATION: { word: 'Not verified', tone: 'waiting' },
  ACTIVE: { word: 'Active', tone: 'good' },
  DISABLED: { word: 'Removed', tone: 'over' },
};

/** An instant of the server on the reader's clock, and how long ago that was. */
export const momentText = (instant: string, now: number, timeZone: string) => ({
  at: printWallTime(wallTimeAt(Date.parse(instant), timeZone)),
  ago: agoText(instant, now),
});
