import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord } from '../../../../test/bookings.ts';
import { stubMeeting } from '../../../../test/open-meeting.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { signIn } from '../../../../test/sign-in.ts';
import { installFetchStub } from '../../../../test/stub-api.ts';
import '../view-meeting.page.tsx';

vi.setConfig({ testTimeout: 60_000 });

test('the printed sheet shows the time in its reader’s zone, and has room for every attribute', async () => {
  installFetchStub();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const booking = aBookingRecord();
  stubMeeting({
    scorecard: [{ name: 'Streaming', weight: 3, mustHave: true }],
    meetingInfo: {
      ...booking.meetingInfo,
      startTime: '2030-11-26T18:00:00.000Z',
      endTime: '2030-11-26T19:00:00.000Z',
      startLocal: '2030-11-26T19:00',
      endLocal: '2030-11-26T20:00',
      timeZone: 'Europe/Berlin',
    },
  });
  signIn('USER_PANEL');
  renderAt(paths.viewMeeting(booking.bookingId, { tab: 'kit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  const sheet = screen.getByRole('article', { hidden: true });
  expect(sheet.parentElement).toBe(document.body);
  expect(sheet.textContent).toContain('Tuesday 26/11/2030 23:30–27/11/2030 00:30, Kolkata (IST)');
  expect(sheet.textContent).toContain('Agreed as Tuesday 26/11/2030 19:00–20:00, Berlin (CET)');
  expect(sheet.textContent).toContain('Streaming (must have)12345');
});
