import { lockVendor } from '#db/lock-vendor.ts';
import { newJobSchema } from '@slotwise/contract/job-descriptions/job-changes.schema';
import { newPanelistSchema } from '@slotwise/contract/panelists/panelist-changes.schema';
import type { SampleData } from '@slotwise/contract/sample-data/sample-data.schema';
import { newVendorSchema } from '@slotwise/contract/vendors/vendor-changes.schema';
import type { Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { COMING_MEETINGS } from '#engines/sample-story/coming-meetings.ts';
import { PAST_MEETINGS } from '#engines/sample-story/past-meetings.ts';
import { SAMPLE_JOB_DESCRIPTIONS } from '#engines/sample-story/sample-jobs.ts';
import {
  fullName,
  SAMPLE_PANEL,
  sampleAddress,
  type SamplePanelist,
} from '#engines/sample-story/sample-people.ts';
import { sampleTimes } from '#engines/sample-story/sample-times.ts';
import { SAMPLE_VENDORS } from '#engines/sample-story/sample-vendors.ts';
import {
  addSampleCalendar,
  readSampleHolidays,
} from '#features/availability/holidays/sample-holidays.service.ts';
import { discardBookings } from '#features/bookings/change-booking.service.ts';
import { completeOwnMeetings } from '#features/scheduling/upkeep/complete-meetings.service.ts';
import { addSampleJobs } from '#features/job-descriptions/sample-jobs.service.ts';
import { addSamplePanelists } from '#features/panelists/sample-panelists.service.ts';
import { addSampleVendors } from '#features/vendors/sample-vendors.service.ts';
import { AppError } from '#lib/app-error.ts';
import { releaseUnheld } from '#features/files/held-files.service.ts';
import { playMeeting, saveSampleDraft } from './playing/playing.service.ts';
import * as queries from './sample-data.queries.ts';
import {
  deleteSampleVendors,
  deleteSamplePanelists,
  deleteSampleCalendars,
  deleteSampleJobs,
} from './delete-samples.queries.ts';

type Answer = { status: 'success'; data: SampleData };

/** Whether the organization has sample data, and is empty enough to be filled. */
export async function getSampleData({ db }: Context, { vendorId }: Session): Promise<Answer> {
  const data = await asVendor(db, vendorId, (tx) => readSampleData(tx));
  return { status: 'success', data };
}

async function readSampleData(tx: VendorDb): Promise<SampleData> {
  const { bookings, panelists, jobs, sampleVendors } = await queries.countRecords(tx);
  const present = bookings.samples + panelists.samples + jobs.samples + sampleVendors > 0;
  return {
    present,
    canFill: !present && bookings.all === 0,
    bookings: bookings.samples,
    panelists: panelists.samples,
    jobs: jobs.samples,
    vendors: sampleVendors,
  };
}

/**
 * Fills an empty organization with sample panelists, holidays, jobs, vendors and three weeks of meetings, each played
 * through the real use cases at the time it would have happened. No one is mailed. INVALID_TRANSITION if there are
 * meetings already.
 */
export async function fillWithSampleData(context: Context, session: Session): Promise<Answer> {
  const now = context.clock.now();
  const holidays = await readSampleHolidays('IN', now, session.vendorId);
  const jobs = await asVendor(context.db, session.vendorId, async (tx) => {
    // Two simultaneous clicks do not fill the organization twice.
    await lockVendor(tx);
    await requireEmpty(tx);
    const calendarId = await addSampleCalendar(tx, holidays, now);
    await addSamplePanelists(tx, session, samplePanelists(calendarId, now), now);
    await addSampleVendors(tx, sampleVendors(), now);
    return addSampleJobs(tx, session, sampleJobs(), now);
  });
  const quiet = { ...context, config: { ...context.config, smtpUrl: undefined } };
  for (const meeting of [...PAST_MEETINGS, ...COMING_MEETINGS]) {
    await playMeeting(quiet, session, { ...meeting, jdId: jobs.get(meeting.job) });
  }
  await saveSampleDraft(quiet, session);
  // Only the organization's own: mails of others are not suppressed.
  await completeOwnMeetings(quiet, session.vendorId);
  return getSampleData(context, session);
}

async function requireEmpty(tx: VendorDb) {
  const { canFill, present } = await readSampleData(tx);
  if (canFill) return;
  throw new AppError('INVALID_TRANSITION', {
    message: present
      ? 'The sample data is already here.'
      : 'There are meetings already. Sample data only goes where there are none.',
  });
}

/** Panelists in India follow its holidays. */
const samplePanelists = (indianHolidays: string, now: Date) =>
  Object.entries(SAMPLE_PANEL).map(([key, panelist]) =>
    newPanelistSchema.parse({
      ...panelist,
      ...sampleTimes(key as SamplePanelist, panelist.timeZone, now),
      skills: [...panelist.skills],
      email: sampleAddress(fullName(panelist)),
      holidayCalendarId: panelist.timeZone === 'Asia/Kolkata' ? indianHolidays : null,
    }),
  );

const sampleVendors = () =>
  SAMPLE_VENDORS.map((vendor) => newVendorSchema.parse({ ...vendor, skills: [...vendor.skills] }));

const sampleJobs = () => SAMPLE_JOB_DESCRIPTIONS.map((job) => newJobSchema.parse(job));

/** Removes the sample data and leaves everything else, including a sample panelist with a seat in a real meeting. */
export async function removeSampleData({ db }: Context, { vendorId }: Session): Promise<Answer> {
  const data = await asVendor(db, vendorId, async (tx) => {
    await lockVendor(tx);
    const fileIds = await queries.listSampleFiles(tx);
    await discardBookings(tx, await queries.listSampleBookings(tx));
    await deleteSamplePanelists(tx);
    await deleteSampleCalendars(tx);
    await deleteSampleJobs(tx);
    await deleteSampleVendors(tx);
    await releaseUnheld(tx, fileIds);
    return readSampleData(tx);
  });
  return { status: 'success', data };
}
