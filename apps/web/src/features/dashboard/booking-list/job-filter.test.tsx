import { countBookings, listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import { listNeeds } from '@slotwise/contract/bookings/needs.endpoints';
import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { getSampleData } from '@slotwise/contract/sample-data/sample-data.endpoints';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { aBookingRecord, getCounts } from '../../../../test/bookings.ts';
import { aJobRecord, JOB_ID } from '../../../../test/jobs.ts';
import { NO_SAMPLES } from '../../../../test/needs.ts';
import { aPage, aPanelistRecord } from '../../../../test/panelists.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { signIn } from '../../../../test/sign-in.ts';
import { installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import '../home/dashboard.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

test('a link to a job’s meetings filters the list to them, names the job, and can be cleared', async () => {
  installFetchStub();
  stubApi(listBookings, aPage([aBookingRecord()]));
  stubApi(countBookings, getCounts({ SCHEDULED: 3 }));
  stubApi(listNeeds, aPage([]));
  stubApi(listPanelists, aPage([aPanelistRecord()]));
  stubApi(getSampleData, { status: 'success', data: NO_SAMPLES });
  stubApi(listJobs, aPage([aJobRecord()]));
  signIn('USER_RECRUITER');
  renderAt(paths.dashboard({ jd: JOB_ID, status: 'SCHEDULED' }));

  const job = await screen.findByRole('combobox', { name: 'Job' }, { timeout: 15_000 });
  await waitFor(() => expect(job).toHaveProperty('value', 'Senior Data Engineer · HB-204'));
  const asked = () => sentTo(listBookings).findLast(({ query }) => query['pageSize'] === '25')?.query;
  expect(asked()).toMatchObject({ jdId: JOB_ID, bookingStatus: 'SCHEDULED' });
  // Choosing the selected one again clears it, for those who cannot reach the small cross.
  await userEvent.click(job);
  await userEvent.click(await screen.findByRole('option', { name: /Senior Data Engineer/, hidden: true }));
  await waitFor(() => expect(window.location.search).toBe('?status=SCHEDULED'));
  await waitFor(() => expect(asked()).not.toHaveProperty('jdId'));
});
