import { addPanelist, joinAsPanelist, signUp, type House } from '../harness/api.ts';
import type { CalendarFeed } from '../harness/calendar-feed.ts';
import { aCompany } from '../harness/people.ts';
import { fillWithSamples } from '../harness/sample-week.ts';
import type { Picture } from './camera.ts';
import { aCast, aClientToSubmitTo, aSupplierAtWork, inviteMembers } from './cast.ts';

/** The setting of the scenes: an active organization with its panelists, a supplier and a client. */
export type Stage = Awaited<ReturnType<typeof setStage>>;

/** Sets up what its pictures show, and returns them. */
export type Scene = (stage: Stage) => readonly Picture[] | Promise<readonly Picture[]>;

/** Fills a new organization, as seen by its administrator. */
export async function setStage(house: House, feed: CalendarFeed) {
  const { panelist: ravi, secondPanelist: lena } = aCompany();
  const northbridge = aCast('Northbridge Talent', 'Anita', 'Desai');
  const session = await signUp(house, northbridge);
  const week = await fillWithSamples(house, session);
  const coming = week.one('SCHEDULED');
  const over = week.one('COMPLETED', ({ panelists }) => panelists.length > 1);
  const panelist = await addPanelist(house, session, ravi);
  const panelistSession = await joinAsPanelist(house, ravi);
  const guest = await addPanelist(house, session, lena);
  const { supplier, waiting, jdId } = await aSupplierAtWork(house, session);
  const { client } = await aClientToSubmitTo(house, session, northbridge.recruiter.email);
  await inviteMembers(house, session);
  return {
    house,
    feed,
    session,
    week,
    coming,
    over,
    /** Which panelists have an account, and which only get a mailed link. */
    panelists: { panelist, panelistSession, guest, guestEmail: lena.email },
    partners: { supplier, client, jdId, waiting },
  };
}
