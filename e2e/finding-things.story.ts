import { readFile } from 'node:fs/promises';

import { approveBooking } from '@slotwise/contract/booking-parts/decisions.endpoints';

import { addPanelist, call, joinAsPanelist, signUp } from './harness/api.ts';
import { aCompany } from './harness/people.ts';
import { fillWithSamples, seatOn } from './harness/sample-week.ts';
import { enterAs, expect, story } from './harness/story.ts';
import { dashboardPage } from './pages/dashboard-page.ts';
import { meetingPage } from './pages/meeting-page.ts';
import { requireDialog } from './pages/screen.ts';

const BYTE_ORDER_MARK = '\uFEFF';

story(
  'a recruiter finds a meeting, reads what the bell kept and saves the bookings as CSV, all by keyboard',
  async ({ house, visit }) => {
    const company = aCompany();
    const session = await signUp(house, company);
    const week = await fillWithSamples(house, session);
    const over = week.one('COMPLETED');
    await seatOn(house, session, over, await addPanelist(house, session, company.panelist));
    const ravi = await joinAsPanelist(house, company.panelist);
    const visitor = await visit();
    await enterAs(visitor, session);
    const { page } = visitor;
    await page.goto('/dashboard');
    await (await dashboardPage(page)).seesMeetingsInTheWindow();

    const coming = week.one('SCHEDULED');
    const { candidateName, email } = coming.candidateDetails;
    await page.keyboard.press('ControlOrMeta+k');
    const find = await requireDialog(page, 'Find');
    await page.keyboard.type(email);
    await expect(find.getByRole('option').filter({ hasText: candidateName }).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await expect(find.getByRole('option', { selected: true })).toContainText(candidateName);
    await page.keyboard.press('Enter');
    await meetingPage(page, candidateName);

    await call(house.url, approveBooking, { body: { bookingId: over.bookingId } }, ravi.token);
    await page.goto('/dashboard?status=SCHEDULED');
    await (await dashboardPage(page)).saveAsView('What is coming');
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveAccessibleName(/unread/);
    await bell.focus();
    await page.keyboard.press('Enter');
    const kept = await requireDialog(page, 'Notifications');
    const { displayName } = company.panelist;
    await expect(kept).toContainText(`${displayName} selected ${over.candidateDetails.candidateName}`);
    await page.keyboard.press('Escape');
    await expect(bell).toHaveAccessibleName('Notifications');

    await page.getByRole('button', { name: 'CSV of the bookings' }).focus();
    const saving = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text.startsWith(BYTE_ORDER_MARK)).toBe(true);
    const [head = '', ...lines] = text.slice(1).trimEnd().split('\r\n');
    expect(head).toContain('Candidate');
    expect(lines.join('\n')).toContain(candidateName);
    expect(
      lines.every((line) => line.includes('Scheduled')),
      'the filter holds for the file',
    ).toBe(true);
  },
);
