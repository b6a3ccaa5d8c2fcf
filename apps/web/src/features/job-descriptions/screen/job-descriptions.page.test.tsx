import { countBookings, listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import { listNeeds } from '@slotwise/contract/bookings/needs.endpoints';
import * as changes from '@slotwise/contract/job-descriptions/job-changes.endpoints';
import * as endpoints from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import { listVendors } from '@slotwise/contract/vendors/vendors.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#navigation/paths.ts';
import { getCounts } from '../../../../test/bookings.ts';
import { aJobRecord, aPipeline, JOB_ID } from '../../../../test/jobs.ts';
import { aPage } from '../../../../test/panelists.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { signIn } from '../../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import { listenToToasts } from '../../../../test/toasts.ts';
import { aVendorRecord, KAVERI_ID } from '../../../../test/vendors.ts';
import { write } from '../../../../test/write.ts';
import './job-descriptions.page.tsx';

// The form is long, and a busy machine renders it slowly.
vi.setConfig({ testTimeout: 90_000 });

const OWN_ID = aJobRecord().vendorId;

let said: string[] = [];

beforeEach(() => {
  said = listenToToasts();
  installFetchStub();
  stubApi(endpoints.listJobs, aPage([aJobRecord()]));
  stubApi(listVendors, aPage([aVendorRecord()]));
  stubApi(listBookings, aPage([]));
  stubApi(countBookings, getCounts({ SCHEDULED: 1 }));
  stubApi(listNeeds, aPage([]));
});

const saved = (data: JobDetails) => ({ status: 'success' as const, jdId: data.jdId, data });
const row = () => screen.findByRole('row', { name: /Senior Data Engineer/ }, { timeout: 10_000 });
const address = () => window.location.pathname + window.location.search;

async function open(path: string = paths.jobDescriptions()) {
  const { store } = renderAt(path);
  await row();
  return { user: userEvent.setup(), store };
}

async function openForm() {
  signIn();
  const { user, store } = await open();
  await user.click(screen.getByRole('button', { name: 'New job description' }));
  const form = within(await screen.findByRole('dialog', { name: 'New job description' }));
  return { user, store, form };
}

async function fillJob({ user, form }: Awaited<ReturnType<typeof openForm>>) {
  await user.click(form.getByRole('textbox', { name: 'Title' }));
  await user.paste('Platform Engineer');
  await user.click(form.getByRole('textbox', { name: 'Description' }));
  await user.paste('You keep the platform up.');
}

test('the list requests the organization’s own jobs and links each count to its meetings', async () => {
  signIn();
  const { store } = await open();
  const cells = within(await row());
  expect(cells.getByText('1 of 3')).toBeTruthy();
  const count = cells.getByRole('link', { name: '2 submitted, Senior Data Engineer' });
  expect(count.getAttribute('href')).toBe(paths.dashboard({ jd: JOB_ID, status: 'SUBMITTED' }));
  expect(cells.queryByRole('link', { name: /rejected/ })).toBeNull();
  expect(cells.getByRole('link', { name: /Schedule for/ }).getAttribute('href')).toBe(
    paths.newMeeting({ jd: JOB_ID }),
  );
  expect(sentTo(endpoints.listJobs)[0]?.query).toEqual({
    name: OWN_ID,
    sort: '-createdAt',
    page: '1',
    pageSize: '25',
  });
  expect(store.getState().JOBS_DETAILS.jobDetails).toHaveLength(1);
});

test('search, statuses, order and page are in the address and sent to the server', async () => {
  signIn();
  stubApi(endpoints.listJobs, aPage([aJobRecord()], { page: 2, total: 30 }));
  const { user } = await open('/jobdescriptions?q=kafka&status=OPEN,ON_HOLD,WRONG&sort=-priority&page=2');
  expect(sentTo(endpoints.listJobs).at(-1)?.query).toMatchObject({
    q: 'kafka',
    jdStatus: 'OPEN,ON_HOLD',
    sort: '-priority',
    page: '2',
  });
  expect(screen.getByRole('button', { name: 'Status: Open, On hold' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(sentTo(endpoints.listJobs).at(-1)?.query).not.toHaveProperty('q'));
  expect(address()).toBe(paths.jobDescriptions());
});

test('a recruiter can read every detail of a job but change nothing', async () => {
  signIn('USER_RECRUITER');
  const { user } = await open();
  expect(screen.queryByRole('button', { name: 'New job description' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Senior Data Engineer' }));
  const details = within(await screen.findByRole('dialog', { name: 'Senior Data Engineer' }));
  expect(address()).toBe(paths.jobDescriptions({ job: JOB_ID }));
  expect(details.getByText('weight 5, decisive, 4 years or more')).toBeTruthy();
  expect(details.getByText(/90 min · 2 panelists · Streaming, SQL/)).toBeTruthy();
  expect(details.getByText('INR 28,00,000 to 36,00,000 per year')).toBeTruthy();
  expect(details.queryByRole('button', { name: 'Edit…' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'More for Senior Data Engineer' }));
  await screen.findByRole('menuitem', { name: 'Show meetings', hidden: true });
  expect(screen.queryByRole('menuitem', { name: /Edit|End|hold/, hidden: true })).toBeNull();
});

test('a job that is not on the page of the list is read separately', async () => {
  signIn();
  const other = aJobRecord({ jdId: '0198a000-0000-7000-8000-0000000000e2', title: 'UX Researcher' });
  let isFirst = true;
  stubApi(endpoints.listJobs, () => {
    const jobs = isFirst ? [aJobRecord()] : [other];
    isFirst = false;
    return aPage(jobs);
  });
  await open(paths.jobDescriptions({ job: other.jdId }));
  expect(await screen.findByRole('dialog', { name: 'UX Researcher' })).toBeTruthy();
  expect(sentTo(endpoints.listJobs).at(-1)?.query).toEqual({ name: OWN_ID, jdId: other.jdId });
});

test('an administrator adds a job: progress is silent, the result is shown, the list reloads, the dashboard follows', async () => {
  const opened = await openForm();
  const { user, form } = opened;
  stubApi(changes.createJob, saved(aJobRecord({ title: 'Platform Engineer' })));
  await fillJob(opened);
  await user.click(form.getByRole('button', { name: 'Add skill' }));
  await write(form.getByRole('textbox', { name: 'Skill 1' }), 'Kubernetes');
  await user.selectOptions(form.getByRole('combobox', { name: 'Weight of Kubernetes' }), '5');
  await user.type(form.getByRole('textbox', { name: 'Years of Kubernetes' }), '3');
  await user.click(form.getByRole('button', { name: 'Add a round' }));
  await write(form.getByRole('textbox', { name: 'Round name' }), 'Technical');
  await user.click(form.getByRole('button', { name: 'Add the must-have skills' }));
  await user.click(await form.findByRole('checkbox', { name: 'Kaveri Staffing' }));
  const asked = sentTo(endpoints.listJobs).length;
  await user.click(form.getByRole('button', { name: 'Save job description' }));

  expect(await screen.findByRole('dialog', { name: 'Job added' })).toBeTruthy();
  await waitFor(() => expect(address()).toBe(paths.dashboard()));
  expect(said).toEqual(['Job Details created Successfully']);
  expect(opened.store.getState().APPLOADER.showJobDescriptionModal).toBe(true);
  expect(opened.store.getState().APPLOADER.modalData?.isSucces).toBe(true);
  expect(sentTo(endpoints.listJobs)).toHaveLength(asked + 1);
  const sent = sentTo(changes.createJob)[0];
  const body = sent?.body as JobDetails;
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
  expect(body).toMatchObject({
    vendorId: OWN_ID,
    title: 'Platform Engineer',
    jdStatus: 'OPEN',
    openings: 1,
    mustHaveSkills: [{ name: 'Kubernetes', weight: 5, minYears: 3 }],
    sharedWithVendorIds: [KAVERI_ID],
  });
  expect(body.rounds[0]).toMatchObject({ roundNumber: 1, name: 'Technical' });
  expect(body.rounds[0]?.scorecard.at(-1)).toEqual({
    name: 'Kubernetes',
    weight: 5,
    mustHave: true,
  });
});

test('a refusal opens the failure modal, marks the field and keeps the form', async () => {
  const opened = await openForm();
  const { user, form } = opened;
  const used = 'Another job has this code.';
  stubApi(
    changes.createJob,
    aFailure('VALIDATION_FAILED', { message: [used], fieldErrors: { jdCode: used } }),
  );
  await fillJob(opened);
  await user.click(form.getByRole('button', { name: 'Save job description' }));
  const result = await screen.findByRole('dialog', { name: 'Job not saved' });
  expect(opened.store.getState().APPLOADER.modalData?.isFailed).toBe(true);
  await user.click(within(result).getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(form.getByRole('textbox', { name: 'Job code' }).getAttribute('aria-invalid')).toBe('true');
  expect(form.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Platform Engineer');
});

test('a missing answer shows the text for unexpected errors', async () => {
  const opened = await openForm();
  stubApi(changes.createJob, aFailure('INTERNAL'));
  await fillJob(opened);
  await opened.user.click(opened.form.getByRole('button', { name: 'Save job description' }));
  await waitFor(() => expect(said).toEqual(['An error occurred, please try again.']));
});

test('a round with an error opens, and nothing is sent', async () => {
  const opened = await openForm();
  const { user, form } = opened;
  await fillJob(opened);
  await user.click(form.getByRole('button', { name: 'Add a round' }));
  await user.click(form.getByRole('button', { name: 'Close Round 1' }));
  await user.click(form.getByRole('button', { name: 'Save job description' }));
  expect(await form.findByText('Something is missing or wrong')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(form.getByRole('textbox', { name: 'Round name' })));
  expect(sentTo(changes.createJob)).toHaveLength(0);
});

test('Escape over changed fields asks before discarding them', async () => {
  const opened = await openForm();
  await fillJob(opened);
  await opened.user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Discard what you entered?' });
  await opened.user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep editing' })).toBeNull());
  await opened.user.keyboard('{Escape}');
  await opened.user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'New job description' })).toBeNull());
});

test('someone else’s change meanwhile is reported, and can be overwritten', async () => {
  signIn();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'More for Senior Data Engineer' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit…', hidden: true }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Senior Data Engineer' }));
  await user.click(form.getByRole('button', { name: 'Move up Technical 1' }));
  stubApi(changes.updateJob, aFailure('VERSION_CONFLICT'));
  await user.click(form.getByRole('button', { name: 'Save job description' }));
  const result = await screen.findByRole('dialog', { name: 'Job not saved' });
  await user.click(within(result).getAllByRole('button', { name: 'Close' }).at(-1)!);
  stubApi(changes.updateJob, saved(aJobRecord()));
  await user.click(await form.findByRole('button', { name: 'Save anyway' }));
  expect(await screen.findByRole('dialog', { name: 'Job saved' })).toBeTruthy();
  expect(said).toEqual([
    'Updating Job Details',
    'Unable to update the job',
    'Updating Job Details',
    'Job Details updated Successfully',
  ]);
  const [first, second] = sentTo(changes.updateJob).map(({ body }) => body as JobDetails);
  expect(first).toMatchObject({ jdId: JOB_ID, vendorId: OWN_ID, version: 4 });
  expect(first?.rounds.map(({ name }) => name)).toEqual(['Technical 1', 'Screening']);
  expect(second).not.toHaveProperty('version');
});

test('ending a job asks what happens to its open bookings', async () => {
  signIn();
  const { user } = await open();
  stubApi(changes.updateJob, saved(aJobRecord({ jdStatus: 'CLOSED', pipeline: aPipeline() })));
  await user.click(screen.getByRole('button', { name: 'More for Senior Data Engineer' }));
  await user.click(await screen.findByRole('menuitem', { name: 'End this job…', hidden: true }));
  const question = within(await screen.findByRole('dialog', { name: 'End Senior Data Engineer?' }));
  expect(question.getByText('3 candidates are still in progress')).toBeTruthy();
  expect(question.getByText(/1 of them has a meeting, which stays/)).toBeTruthy();
  await user.click(question.getByRole('radio', { name: 'Cancel those without a meeting' }));
  await user.click(question.getByRole('button', { name: 'End job' }));
  await waitFor(() => expect(said).toContain('Job Details updated Successfully'));
  expect(sentTo(changes.updateJob)[0]?.body).toEqual({
    jdId: JOB_ID,
    version: 4,
    vendorId: OWN_ID,
    jdStatus: 'CLOSED',
    openBookings: 'CANCEL',
  });
  expect(address()).toBe(paths.jobDescriptions());
});

test('a copy of a job starts a new one with its skills and rounds, shared with no one', async () => {
  signIn();
  const { user } = await open();
  stubApi(changes.createJob, saved(aJobRecord({ title: 'Copy of Senior Data Engineer' })));
  await user.click(screen.getByRole('button', { name: 'More for Senior Data Engineer' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate…', hidden: true }));
  const form = within(await screen.findByRole('dialog', { name: 'New job description' }));
  await user.click(form.getByRole('button', { name: 'Save job description' }));
  expect(await screen.findByRole('dialog', { name: 'Job added' })).toBeTruthy();
  const { mustHaveSkills, rounds } = aJobRecord();
  expect(sentTo(changes.createJob)[0]?.body).toMatchObject({
    title: 'Copy of Senior Data Engineer',
    jdCode: '',
    jdStatus: 'OPEN',
    mustHaveSkills,
    rounds,
    sharedWithVendorIds: [],
    documents: [],
  });
});

test('the row of a job shares it with a supplier without the long form', async () => {
  signIn();
  const { user } = await open();
  stubApi(changes.updateJob, saved(aJobRecord({ sharedWithVendorIds: [KAVERI_ID] })));
  await user.click(screen.getByRole('button', { name: 'More for Senior Data Engineer' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Share with suppliers…', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share Senior Data Engineer' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Kaveri Staffing' }));
  await user.click(dialog.getByRole('button', { name: 'Save sharing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { version, vendorId } = aJobRecord();
  expect(sentTo(changes.updateJob)[0]?.body).toEqual({
    jdId: JOB_ID,
    version,
    vendorId,
    sharedWithVendorIds: [KAVERI_ID],
  });
});

test('jobs shared by clients are listed with the client’s name and a link to submit a candidate', async () => {
  signIn('USER_RECRUITER');
  const client = { vendorId: '0198a000-0000-7000-8000-0000000000c2', vendorName: 'Halden Bank' };
  stubApi(endpoints.listJobs, aPage([aJobRecord({ ...client, clientName: '' })]));
  const { user } = await open();
  await user.click(screen.getByRole('tab', { name: 'Shared with us' }));
  await waitFor(() => expect(sentTo(endpoints.listJobs).at(-1)?.query).toMatchObject({ shared: 'true' }));
  expect(sentTo(endpoints.listJobs).at(-1)?.query).not.toHaveProperty('name');
  const cells = within(await screen.findByRole('table', { name: 'Jobs shared with us' }));
  expect(cells.getByText('Halden Bank')).toBeTruthy();
  await user.click(cells.getByRole('button', { name: 'Submit candidate for Senior Data Engineer…' }));
  expect(address()).toContain(`submitTo=${client.vendorId}&submitFor=${JOB_ID}`);
});

test('a list that cannot be loaded says why and can be retried', async () => {
  signIn();
  stubApi(endpoints.listJobs, aFailure('UNAVAILABLE'));
  renderAt(paths.jobDescriptions());
  expect(await screen.findByText('The jobs could not be loaded', {}, { timeout: 10_000 })).toBeTruthy();
  stubApi(endpoints.listJobs, aPage([aJobRecord()]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await row();
});
