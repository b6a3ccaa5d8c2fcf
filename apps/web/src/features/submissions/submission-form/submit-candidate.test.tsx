import { listJobs } from '@slotwise/contract/job-descriptions/job-descriptions.endpoints';
import { UNKNOWN_CANDIDATE } from '@slotwise/contract/booking-parts/candidate.rules';
import { readResumeFile } from '@slotwise/contract/deepgaze/resumes.endpoints';
import { createVendorBooking } from '@slotwise/contract/bookings/vendor-bookings.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aBookingRecord } from '../../../../test/bookings.ts';
import { aJobRecord } from '../../../../test/jobs.ts';
import { aPage } from '../../../../test/panelists.ts';
import { startLoopback } from '../../../../test/loopback.ts';
import { renderAt } from '../../../../test/render-at.tsx';
import { signIn } from '../../../../test/sign-in.ts';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import { SUPPLIER_ID } from '../../../../test/submissions.ts';
import { write } from '../../../../test/write.ts';
import '#app/error-window.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const job = aJobRecord({
  vendorId: SUPPLIER_ID,
  vendorName: 'Acme Robotics',
  submissionRequiredFields: ['phone'],
});
const { bookingId } = aBookingRecord();

async function openForm(wanted = job) {
  installFetchStub();
  signIn();
  stubApi(listJobs, aPage([wanted]));
  renderAt(`/window/error?submitTo=${SUPPLIER_ID}&submitFor=${job.jdId}`);
  return within(await screen.findByRole('dialog', { name: 'Submit a candidate to Acme Robotics' }));
}

async function fill(dialog: Awaited<ReturnType<typeof openForm>>) {
  await write(dialog.getByLabelText(/^Candidate name/), 'Meera Krishnan');
  await write(dialog.getByLabelText(/^Email/), 'meera@mail.example');
  await write(dialog.getByLabelText(/^Mobile number/), '98450 01234');
  await userEvent.click(dialog.getByRole('radio', { name: 'Ask the candidate by email' }));
}

test('details the client requires are asked for before anything is sent', async () => {
  const dialog = await openForm({ ...job, submissionRequiredFields: ['phone', 'resume'] });
  await userEvent.click(dialog.getByRole('button', { name: 'Submit candidate' }));
  expect(await dialog.findByText('Resume is required')).toBeTruthy();
  const choose = dialog.getByRole('button', { name: /^Choose files/ });
  await waitFor(() => expect(document.activeElement, 'the first that is wrong').toBe(choose));
  expect(dialog.getByText('Mobile number is required')).toBeTruthy();
  expect(dialog.getByText('Candidate name is required')).toBeTruthy();
  expect(dialog.getByText('Say whether the candidate has agreed')).toBeTruthy();
  expect(sentTo(createVendorBooking)).toHaveLength(0);
});

test('a submission is sent to the client, and its result is opened', async () => {
  const dialog = await openForm();
  await fill(dialog);
  stubApi(createVendorBooking, {
    status: 'success',
    bookingId,
    data: aBookingRecord(),
    ownership: { state: 'PENDING_CONFIRMATION', until: null },
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Submit candidate' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/viewmeeting/${bookingId}`));
  expect(sentTo(createVendorBooking)[0]?.body).toMatchObject({
    vendorId: SUPPLIER_ID,
    jdId: job.jdId,
    candidateDetails: { candidateName: 'Meera Krishnan', phone: '98450 01234', source: 'VENDOR' },
    rtr: { candidateConfirmed: false, requestConfirmation: true },
  });
  expect(await screen.findAllByText('Vendor Booking created successfully')).toBeTruthy();
});

test('a candidate the client already knows is refused in words, and what was typed stays', async () => {
  const dialog = await openForm();
  await fill(dialog);
  stubApi(createVendorBooking, aFailure('DUPLICATE_SUBMISSION'));
  await userEvent.click(dialog.getByRole('button', { name: 'Submit candidate' }));
  expect(await dialog.findByText('This candidate was already submitted.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Candidate name/).value).toBe('Meera Krishnan');
  expect(await screen.findAllByText('Unable to create vendor booking')).toBeTruthy();
});

test('amounts and addresses are accepted as people write them, and a new time gets the focus', async () => {
  const dialog = await openForm();
  await fill(dialog);
  const field = (name: RegExp) => dialog.getByLabelText<HTMLInputElement>(name);
  await userEvent.type(field(/^Expected pay/), '32,50,000');
  await userEvent.type(field(/^LinkedIn profile/), 'www.linkedin.com/in/meera');
  await userEvent.click(dialog.getByRole('button', { name: 'Add a time' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Date'));
  expect(field(/^Expected pay/).value).toBe('3250000');
  expect(field(/^LinkedIn profile/).value).toBe('https://www.linkedin.com/in/meera');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove time 1' }));
  stubApi(createVendorBooking, aFailure('DUPLICATE_SUBMISSION'));
  await userEvent.type(field(/^Your rate/), '1,500{Enter}');
  await waitFor(() => expect(sentTo(createVendorBooking)).toHaveLength(1));
  expect(sentTo(createVendorBooking)[0]?.body).toMatchObject({
    billRate: '1500',
    candidateDetails: { expectedCtc: '3250000', linkedIn: 'https://www.linkedin.com/in/meera' },
  });
});

test('a resume fills empty fields, and says which; nothing is submitted before it is uploaded', async () => {
  const stored = { documentId: 'd-1', fileName: 'meera.pdf', contentType: '', size: 8, sha256: '', url: '' };
  const uploads: unknown[] = [];
  const arrival = Promise.withResolvers<void>();
  const stop = await startLoopback(async (request, response) => {
    uploads.push(request.url);
    await arrival.promise;
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status: 'success', ...stored, data: stored }));
  });
  const dialog = await openForm();
  const said = { candidateName: 'MEERA K.', email: 'meera@mail.example', primarySkills: ['Go', 'Kafka'] };
  stubApi(readResumeFile, { status: 'success', data: { ...UNKNOWN_CANDIDATE, ...said } });
  await write(dialog.getByLabelText(/^Candidate name/), 'Meera Krishnan');
  const file = new File(['%PDF-1.7'], 'meera.pdf', { type: 'application/pdf' });
  await userEvent.upload(dialog.getByLabelText<HTMLInputElement>('Resume', { selector: 'input' }), file);
  await userEvent.click(dialog.getByRole('button', { name: 'Submit candidate' }));
  const wait = 'The file is still uploading. Submit once it is attached.';
  expect(await dialog.findByText(wait)).toBeTruthy();
  arrival.resolve();
  const news = 'Filled in from meera.pdf: Email, Skills. Check them before you submit.';
  expect(await dialog.findByText(news)).toBeTruthy();
  await stop();
  expect(dialog.queryByText(wait)).toBeNull();
  expect(sentTo(createVendorBooking)).toHaveLength(0);
  expect(uploads).toEqual(['/api/files/raw?fileName=meera.pdf']);
  expect(sentTo(readResumeFile)[0]?.body).toEqual({ documentId: 'd-1' });
  expect(dialog.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('meera@mail.example');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Candidate name/).value).toBe('Meera Krishnan');
});
