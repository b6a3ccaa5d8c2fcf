import { listBookings } from '@slotwise/contract/bookings/bookings.endpoints';
import { listSubstitutes, swapPanelist } from '@slotwise/contract/bookings/answers.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { logOut } from '@slotwise/contract/auth/auth.endpoints';
import { listPanelists } from '@slotwise/contract/panelists/panelists.endpoints';
import { expect, test } from 'vitest';
import { findChangedTags, getTag } from './cache-tags.ts';

test('a change to a meeting invalidates lists of meetings and panelists’ statistics', () => {
  expect(findChangedTags(swapPanelist)).toEqual(
    expect.arrayContaining([getTag(listBookings), getTag(listPanelists)]),
  );
});

test('substitutes for someone are not requested again once that person was replaced', () => {
  expect(findChangedTags(swapPanelist)).not.toContain(getTag(listSubstitutes));
});

test('an autosaved draft invalidates only lists of meetings', () => {
  expect(findChangedTags(saveDraft)).toEqual([getTag(listBookings)]);
});

test('logging out invalidates nothing', () => {
  expect(findChangedTags(logOut)).toEqual([]);
});
