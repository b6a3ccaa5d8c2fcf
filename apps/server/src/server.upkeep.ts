import type { Context } from '#context.ts';
import { sweepExpired } from '#features/auth/auth.jobs.ts';
import { readDueSources } from '#features/availability/busy-sources/reading-rounds.service.ts';
import { extendCalendars } from '#features/availability/holidays/holiday-upkeep.service.ts';
import { sendDueReminders } from '#features/booking-mail/reminders/send-reminders.service.ts';
import { deleteExpired } from '#features/retention/retention.jobs.ts';
import { completeEndedMeetings } from '#features/scheduling/upkeep/complete-meetings.service.ts';
import { recordMovedTimes } from '#features/scheduling/upkeep/note-moved-times.service.ts';
import { claimLeftovers } from '#features/vendors/claims.service.ts';
import { compareZoneData } from '#features/zone-data/zone-data.service.ts';

const DAY = 24 * 60;

type Upkeep = readonly [
  name: string,
  minutes: number,
  work: (context: Context, signal: AbortSignal) => Promise<unknown>,
];

/** What every server does a minute after its start and then repeatedly. Work that needs more has a `*.jobs.ts`. */
const UPKEEP: readonly Upkeep[] = [
  ['complete-meetings', 1, completeEndedMeetings],
  ['send-reminders', 1, sendDueReminders],
  ['read-calendars', 1, readDueSources],
  ['claim-vendors', 15, claimLeftovers],
  ['sweep-accounts', 60, sweepExpired],
  ['delete-expired', DAY, deleteExpired],
  ['extend-holidays', DAY, extendCalendars],
  ['note-moved-times', DAY, recordMovedTimes],
  ['check-zone-data', DAY, compareZoneData],
];

export function registerUpkeep(context: Context): void {
  for (const [name, minutes, work] of UPKEEP) {
    context.jobs.repeat(name, minutes, async (signal) => {
      await work(context, signal);
    });
  }
}
