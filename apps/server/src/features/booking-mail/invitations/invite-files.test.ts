import { cancelBooking, reviseBooking } from '@slotwise/contract/bookings/changes.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { openOwnPanelLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import { downloadInvite, downloadInviteByLink } from '@slotwise/contract/outgoing/calendar-feeds.endpoints';
import ICAL from 'ical.js';
import { afterAll, describe, expect, test } from 'vitest';
import { startPanelScene } from '../../../../test/panel-scene.ts';
import { startSubmissionScene } from '../../../../test/submission-scene.ts';

const scene = await startPanelScene();
const { admin, asha, arjun, book, call } = scene;
afterAll(scene.stop);

const download = (id: string, { token }: { token: string }) =>
  scene.send(downloadInvite, { params: { id } }, { token });
/** The entry of the newest mail to someone about a meeting. */
async function mailedTo(email: string, bookingId: string): Promise<string> {
  const mails = (await scene.mailsTo(email)).filter((mail) => mail.bookingId === bookingId);
  return mails.findLast((mail) => mail.message?.calendar)?.message?.calendar?.ics ?? '';
}

describe('the calendar entry of a meeting as a file', () => {
  test('equals the mailed one without a method, after every revision', async () => {
    const id = await book('2026-04-01T09:00:00Z');
    const expectMailed = async () => {
      const file = await download(id, admin);
      const mailed = await mailedTo(asha.email, id);
      expect(mailed).toMatch(/METHOD:(REQUEST|CANCEL)\r\n/);
      expect(file.body).toBe(mailed.replace(/METHOD:\w+\r\n/, ''));
      expect(() => ICAL.parse(file.body)).not.toThrow();
      return file;
    };
    expect((await expectMailed()).headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': expect.stringContaining('filename="Interview with Meera Iyer.ics"') as string,
      'cache-control': 'no-store',
    });
    const meetingInfo = {
      startTime: '2026-04-02T10:00',
      endTime: '2026-04-02T11:00',
      timeZone: 'Asia/Kolkata',
    };
    await call(reviseBooking, { body: { bookingId: id, meetingInfo } }, admin);
    expect((await expectMailed()).body).toContain('SEQUENCE:1\r\n');
    // The removed person gets another text, which is not the meeting's entry.
    const panelists = [{ panelistId: asha.panelistId }];
    await call(reviseBooking, { body: { bookingId: id, panelists } }, admin);
    expect((await expectMailed()).body).toContain('SEQUENCE:2\r\n');
    expect((await download(id, arjun)).statusCode).toBe(404);
    await call(cancelBooking, { query: { bookingId: id }, body: null }, admin);
    expect((await expectMailed()).body).toContain('STATUS:CANCELLED\r\n');
  });

  test('is also available to a panelist with a link', async () => {
    const id = await book('2026-04-03T09:00:00Z', {
      panelists: [{ name: admin.displayName, email: admin.email }],
    });
    const { data } = await call(openOwnPanelLink, { params: { id } }, admin);
    const token = data?.url.split('#')[1] ?? '';
    const byLink = await scene.send(downloadInviteByLink, {}, { token });
    expect(byLink.body).toBe((await download(id, admin)).body);
    expect((await scene.send(downloadInviteByLink, {}, { token: asha.token })).statusCode).toBe(401);
  });

  test('does not exist before anyone was invited', async () => {
    const draft = await call(saveDraft, { body: { jobTitle: 'Engineer' } }, admin);
    const answer = await download(draft.bookingId ?? '', admin);
    expect([answer.statusCode, answer.json<{ message: string[] }>().message]).toEqual([
      404,
      ['This meeting has no calendar entry yet.'],
    ]);
  });
});

test('a supplier gets what its candidate was mailed, limited to what its page of the meeting shows', async () => {
  const both = await startSubmissionScene();
  try {
    const id = await both.submitted();
    const get = ({ token }: { token: string }) => both.send(downloadInvite, { params: { id } }, { token });
    expect((await get(both.supplier)).statusCode).toBe(404);
    const time = both.aTime();
    const meetingInfo = { ...time.meetingInfo, instructions: 'Ask for the blue room.' };
    await both.change({ bookingId: id, decision: 'ACCEPT', ...time, meetingInfo }, both.client);
    const file = await get(both.supplier);
    expect(file.headers['content-disposition']).toContain('Interview with Palmyra Retail.ics');
    const { candidateDetails } = await both.read(id, both.client);
    const entry = (await both.mailsTo(candidateDetails.email)).at(-1)?.message?.calendar?.ics;
    expect(entry).toMatch(/blue room[\s\S]*CONFERENCE/);
    expect(JSON.stringify(ICAL.parse(file.body))).not.toMatch(/https?:|blue room/);
    expect(file.body).toContain('LOCATION:By video\r\n');
    expect(file.body).toMatch(new RegExp(`UID:${id}-c@[\\s\\S]*SEQUENCE:0\r\nSTATUS:CONFIRMED`));
    expect(file.body).not.toContain(both.asha.email);
    expect((await get(both.client)).body).toContain(`UID:${id}-p@`);
    expect((await get(both.rival)).statusCode).toBe(404);
  } finally {
    await both.stop();
  }
});
