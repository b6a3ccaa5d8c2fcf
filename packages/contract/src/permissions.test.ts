import { expect, test } from 'vitest';
import { roleHolds } from './permissions.ts';

test('a recruiter may cancel a meeting but not select a candidate', () => {
  expect(roleHolds('USER_RECRUITER', 'cancel_meeting')).toBe(true);
  expect(roleHolds('USER_RECRUITER', 'select_candidate')).toBe(false);
});

test('a recruiter may read the panelists but not add one', () => {
  expect(roleHolds('USER_RECRUITER', 'panelist_page')).toBe(true);
  expect(roleHolds('USER_RECRUITER', 'add_panelist')).toBe(false);
});

test('a panelist has no page in the navigation bar', () => {
  expect(roleHolds('USER_PANEL', 'jd_page')).toBe(false);
  expect(roleHolds('USER_PANEL', 'submit_feedback_candidate')).toBe(true);
});

test('an unknown role has no permissions', () => {
  expect(roleHolds('INTERN', 'create_meeting')).toBe(false);
  expect(roleHolds('toString', 'create_meeting')).toBe(false);
});
