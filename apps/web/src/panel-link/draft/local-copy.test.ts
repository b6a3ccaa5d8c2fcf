import { toDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import { beforeEach, expect, test } from 'vitest';
import { aPanelView } from '../../../test/a-panel-view.ts';
import { toFingerprint } from './fingerprint.ts';
import { createCopyBox, dropForgotten, type LocalCopy, type Shelf } from './local-copy.ts';

const TOKEN = 'pl_an-invented-token-of-a-mailed-link-1';
const OTHER = 'pl_an-invented-token-of-a-mailed-link-2';
const DAY = 86_400_000;

const view = aPanelView();
const blank = toDraft(view.scorecard, undefined);
const copy: LocalCopy = {
  view,
  base: blank,
  draft: { ...blank, summary: 'Kept' },
  version: 3,
  sent: [],
  stage: 'writing',
};
const toBox = (token: string, shelf: Shelf = localStorage) => createCopyBox(() => shelf, token);
const names = () => Object.keys(localStorage).toSorted();

beforeEach(() => localStorage.clear());

test('a phone returns its stored draft to the holder of the link, and to no other link', async () => {
  expect(await toBox(TOKEN).keep(copy, 1000)).toBe(true);
  expect(await toBox(TOKEN).read()).toMatchObject({ draft: { summary: 'Kept' }, version: 3 });
  const [name = ''] = names();
  await toBox(OTHER).keep(copy, 1000);
  const others = names().find((one) => one !== name) ?? '';
  localStorage.setItem(others, localStorage.getItem(name) ?? '');
  expect(await toBox(OTHER).read()).toBeNull();
});

test('the stored copy reveals neither the candidate nor a word of what was written', async () => {
  await toBox(TOKEN).keep(copy, 1000);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Meera|Krishnan|Kept|Sofia|Halden|Kafka/);
});

test('a phone stores nothing written by others, and only the candidate’s name', async () => {
  const byName = { byName: 'Ananya', byRole: 'ADMIN', at: '' } as const;
  const comments = [{ commentId: 'c', text: 'Secret', visibility: 'INTERNAL', ...byName } as const];
  await toBox(TOKEN).keep({ ...copy, view: aPanelView({ comments }) }, 1000);
  const text = JSON.stringify(await toBox(TOKEN).read());
  expect(text).toContain('Meera Krishnan');
  expect(text).not.toMatch(/Secret|Halden|Kafka/);
});

test('the last of several simultaneous copies stays, and none once it is dropped', async () => {
  const box = toBox(TOKEN);
  const drafts = ['One', 'Two', 'Three'].map((summary) => ({ ...copy, draft: { ...blank, summary } }));
  await Promise.all(drafts.map((one) => box.keep(one, 1000)));
  expect(await box.read()).toMatchObject({ draft: { summary: 'Three' } });
  await Promise.all([box.keep(copy, 1000), box.drop()]);
  expect(await box.read()).toBeNull();
});

test('a browser without storage or encryption reports that it stores nothing', async () => {
  const full = {
    ...localStorage,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(await toBox(TOKEN, full as unknown as Shelf).keep(copy, 1000)).toBe(false);
  const shut = createCopyBox(() => {
    throw new Error('no storage');
  }, TOKEN);
  expect(await shut.keep(copy, 1000)).toBe(false);
  expect(await shut.read()).toBeNull();
});

test('a damaged copy counts as none, and one from an earlier release is read', async () => {
  await toBox(TOKEN).keep(copy, 1000);
  const [name = ''] = names();
  localStorage.setItem(name, '{"draft":1');
  expect(await toBox(TOKEN).read()).toBeNull();
  localStorage.setItem(name, JSON.stringify({ ...copy, keptAt: 1000 }));
  expect(await toBox(TOKEN).read()).toMatchObject({ draft: { summary: 'Kept' } });
});

test('copies of links that expired long ago are dropped, newer ones stay', async () => {
  await toBox(TOKEN).keep(copy, 0);
  const [old] = names();
  await toBox(OTHER).keep(copy, 20 * DAY);
  localStorage.setItem('someone.else', 'x');
  localStorage.setItem('slotwise.scorecard.damaged', '{');
  dropForgotten(localStorage, 31 * DAY);
  expect(names()).toHaveLength(2);
  expect(names()).not.toContain(old);
});

test('two links have different fingerprints, which reveal nothing about the tokens', () => {
  expect(toFingerprint(TOKEN)).toMatch(/^[0-9a-f]{16}$/);
  expect(toFingerprint(TOKEN)).not.toBe(toFingerprint(OTHER));
});
