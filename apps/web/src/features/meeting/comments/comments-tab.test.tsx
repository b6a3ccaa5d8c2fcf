import { addComments } from '@slotwise/contract/booking-parts/comments.endpoints';
import type { Comment } from '@slotwise/contract/booking-parts/comments.schema';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openMeeting, stubMeeting } from '../../../../test/open-meeting.ts';
import { aFailure, sentTo, stubApi } from '../../../../test/stub-api.ts';
import '../view-meeting.page.tsx';

vi.setConfig({ testTimeout: 90_000 });

const aComment = (overrides: Partial<Comment>): Comment => ({
  commentId: 'c1',
  text: 'She asked about remote work.',
  visibility: 'INTERNAL',
  byUserId: null,
  byName: 'Ananya Rao',
  byEmail: 'ananya@northbridge.example',
  byRole: 'ADMIN',
  at: '2026-11-20T09:00:00.000Z',
  ...overrides,
});

const written = () => screen.getByLabelText<HTMLTextAreaElement>('Comment');

test('comments are listed newest last, and those for the vendor say so', async () => {
  const shared = aComment({ commentId: 'c2', text: 'Friday.', visibility: 'SHARED', byRole: 'PANEL_LINK' });
  await openMeeting({ comments: [aComment({}), shared] }, { tab: 'comments' });
  const rows = within(screen.getByRole('list', { name: 'Comments, newest last' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(within(rows[0]!).getByText('Internal')).toBeTruthy();
  expect(within(rows[1]!).getByText('Shared')).toBeTruthy();
  expect(within(rows[1]!).getByText('Panelist, by emailed link')).toBeTruthy();
});

test('a refused comment keeps its text, even after switching tabs', async () => {
  await openMeeting({}, { tab: 'comments' });
  stubApi(addComments, aFailure('UNAVAILABLE'));
  await userEvent.type(written(), 'Ask her about Kafka.');
  await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));
  expect(await screen.findAllByText('Unable to update comments')).toBeTruthy();
  expect(written().value).toBe('Ask her about Kafka.');

  await userEvent.click(screen.getByRole('tab', { name: 'Timeline' }));
  await screen.findByRole('region', { name: 'History' });
  await userEvent.click(screen.getByRole('tab', { name: 'Comments' }));
  await screen.findByLabelText('Comment');
  expect(written().value).toBe('Ask her about Kafka.');
});

test('the same comment retried is one comment, a new one is another', async () => {
  const { data } = await openMeeting({}, { tab: 'comments' });
  const add = screen.getByRole('button', { name: 'Add comment' });
  stubApi(addComments, aFailure('UNAVAILABLE'));
  await userEvent.type(written(), 'Good.');
  await userEvent.click(screen.getByRole('radio', { name: 'Shared' }));
  await userEvent.click(add);
  await screen.findAllByText('Unable to update comments');
  stubApi(addComments, { status: 'success', bookingId: data.bookingId, data: [] });
  stubMeeting({ comments: [aComment({ text: 'Good.' })] });
  await userEvent.click(add);
  expect(await screen.findByText('Good.', { selector: 'p' })).toBeTruthy();
  expect(written().value).toBe('');
  await userEvent.type(written(), 'Very good.');
  await userEvent.click(add);
  await vi.waitFor(() => expect(sentTo(addComments)).toHaveLength(3));

  const keys = sentTo(addComments).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(sentTo(addComments)[1]?.body).toMatchObject({ comments: 'Good.', visibility: 'SHARED' });
});
