import { listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import { listSubstitutes, swapPanelist } from '@slotwise/contract/bookings/answers.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { logOut } from '@slotwise/contract/auth/auth.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { expect, test } from 'vitest';
import { findChangedTags, getTag } from './cache-tags.ts';

test('a change of a meeting is seen in lists of meetings and in the figures of panelists', () => {
  expect(findChangedTags(swapPanelist)).toEqual(
    expect.arrayContaining([getTag(listBookings), getTag(listPanelists)]),
  );
});

test('who could sit in for someone is not asked again once that person has been replaced', () => {
  expect(findChangedTags(swapPanelist)).not.toContain(getTag(listSubstitutes));
});

test('a draft that is kept while someone types is asked again in lists of meetings alone', () => {
  expect(findChangedTags(saveDraft)).toEqual([getTag(listBookings)]);
});

test('logging out asks for nothing', () => {
  expect(findChangedTags(logOut)).toEqual([]);
});
