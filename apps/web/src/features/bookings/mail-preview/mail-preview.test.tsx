import { previewMails } from '@slotwise/contract/bookings/mail-preview.endpoints';
import type { MailPreview } from '@slotwise/contract/bookings/mail-preview.schema';
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { aFailure, installFetchStub, sentTo, stubApi } from '../../../../test/stub-api.ts';
import { PreviewButton } from './preview-button.tsx';
import './preview-dialog.tsx';

vi.setConfig({ testTimeout: 30_000 });

const MAIL = { subject: 'Interview', text: '', calendar: 'REQUEST', state: 'SENT' as const };
const PREVIEW: MailPreview = {
  mails: [
    {
      ...MAIL,
      name: 'Meera Nair',
      email: 'meera@candidate.example',
      html: '<p style="color: red">Hello <a href="https://slotwise.example/c/#preview">Meera</a></p>',
    },
    {
      ...MAIL,
      name: 'Asha Rao',
      email: 'asha@northbridge.example',
      subject: 'Cancelled',
      html: '<p>Hello Asha</p>',
      calendar: 'CANCEL',
      state: 'MUTED',
    },
  ],
  silent: [{ name: 'Arjun Menon', email: 'arjun@northbridge.example', reason: 'UNCHANGED' }],
};
const REQUEST = { act: 'present', bookingId: '0195a4b0-0000-7000-8000-0000000000aa' } as const;

beforeEach(() => installFetchStub());

async function open(onAsk: () => typeof REQUEST | null = () => REQUEST) {
  render(<PreviewButton onAsk={onAsk} />, { wrapper: MantineProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Preview emails' }));
}
const frame = () => screen.findByTitle<HTMLIFrameElement>(/^Email to/);

test('shows each person’s email in a frame without scripts, and who gets none', async () => {
  stubApi(previewMails, { status: 'success', data: PREVIEW });
  await open();
  const email = await frame();
  expect(email.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(email.srcdoc).not.toContain(' style=');
  expect(screen.getByText('Arjun Menon: nothing changes for them.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Recipient' }), '1');
  expect((await frame()).srcdoc).toContain('Hello Asha');
  expect(screen.getByText(/removes the meeting from their calendar.*has turned off emails/)).toBeTruthy();
});

test('applies the styles of an email, and removes its links', async () => {
  stubApi(previewMails, { status: 'success', data: PREVIEW });
  await open();
  const email = await frame();
  const page = new DOMParser().parseFromString(email.srcdoc, 'text/html');
  Object.defineProperty(email, 'contentDocument', { value: page });
  fireEvent.load(email);
  expect(page.querySelector('p')?.style.color).toBe('red');
  expect(page.querySelector('a')?.hasAttribute('href')).toBe(false);
});

test('says why the action would be refused', async () => {
  stubApi(previewMails, aFailure('SLOT_CONFLICT'));
  await open();
  expect(await screen.findByText('Someone is busy at this time. Choose another time.')).toBeTruthy();
});

test('requests nothing while the form has an error', async () => {
  await open(() => null);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sentTo(previewMails)).toEqual([]);
});
