import type { ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPanelView, aScorecard } from '../../../test/a-panel-view.ts';
import { noAnswer } from '#api/request.ts';
import type { LocalCopy } from './local-copy.ts';
import {
  changeDraft,
  chooseInDraft,
  finish,
  receiveView,
  saveNow,
  startSync,
  type DraftSync,
  type World,
} from './sync-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server with one scorecard, a phone with one copy, and a connection that can be cut before or after a write. */
function aWorld() {
  const server = { card: undefined as PanelView['feedback'][number] | undefined };
  const phone = { copy: null as LocalCopy | null };
  const connection = { kind: 'up' as 'up' | 'down' | 'answers are lost' };
  const viewNow = () => aPanelView({ feedback: server.card ? [server.card] : [] });
  const world: World = {
    async write({ feedback, state, feedbackVersion }) {
      if (connection.kind === 'down') return noAnswer();
      if (feedbackVersion !== (server.card?.version ?? 0)) {
        return { status: 'error', code: 'VERSION_CONFLICT', message: ['Changed elsewhere'] };
      }
      const given = [feedback].flat()[0] as Partial<PanelView['feedback'][number]>;
      server.card = aScorecard({ ...server.card, ...given, state, version: feedbackVersion + 1 });
      if (connection.kind === 'answers are lost') return noAnswer();
      return { status: 'success', data: { feedback: server.card, view: viewNow() } };
    },
    read: async () => (connection.kind === 'up' ? viewNow() : noAnswer()),
    keep: (copy) => {
      phone.copy = structuredClone(copy);
      return Promise.resolve(true);
    },
    drop: () => void (phone.copy = null),
    onView: () => {},
  };
  const open = () => startSync(world, viewNow(), phone.copy);
  /** Another device of the same person saves something. */
  const elsewhere = (change: Partial<PanelView['feedback'][number]>) => {
    server.card = aScorecard({ ...server.card, ...change, version: (server.card?.version ?? 0) + 1 });
  };
  return { server, phone, connection, viewNow, open, elsewhere };
}

const write = (sync: DraftSync, change: Partial<ScorecardDraft>) =>
  changeDraft(sync, { ...sync.state.draft, ...change });
const settle = () => vi.advanceTimersByTimeAsync(5000);

test('a change is stored on the phone at once and on the server a moment later', async () => {
  const { open, phone, server } = aWorld();
  const sync = open();
  write(sync, { strengths: 'Clear' });
  expect(phone.copy?.draft.strengths).toBe('Clear');
  expect(server.card).toBeUndefined();
  await settle();
  expect(server.card).toMatchObject({ strengths: 'Clear', state: 'DRAFT', version: 1 });
  expect(sync.state.saving.kind).toBe('saved');
});

test('offline changes survive a reload and are saved once the connection is back', async () => {
  const { open, connection, server } = aWorld();
  connection.kind = 'down';
  const sync = open();
  write(sync, { concerns: 'In the lift' });
  await settle();
  expect(sync.state.saving.kind).toBe('offline');
  connection.kind = 'up';
  const reloaded = open();
  expect(reloaded.state.draft.concerns).toBe('In the lift');
  await saveNow(reloaded);
  expect(server.card?.concerns).toBe('In the lift');
});

test('a draft that goes offline is retried automatically', async () => {
  const { open, connection, server } = aWorld();
  const sync = open();
  connection.kind = 'down';
  write(sync, { summary: 'Later' });
  await settle();
  connection.kind = 'up';
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.card?.summary).toBe('Later');
});

test('a write that arrived but got no answer does not conflict with later changes', async () => {
  const { open, connection, server } = aWorld();
  const sync = open();
  connection.kind = 'answers are lost';
  write(sync, { concerns: 'First half' });
  await settle();
  connection.kind = 'down';
  write(sync, { concerns: 'First half, second half' });
  await settle();
  connection.kind = 'up';
  const reloaded = open();
  await saveNow(reloaded);
  expect(reloaded.state.conflict).toBeNull();
  expect(server.card?.concerns).toBe('First half, second half');
});

test('another device’s changes in other places are merged without asking', async () => {
  const { open, elsewhere, server } = aWorld();
  const sync = open();
  elsewhere({ strengths: 'From the desk' });
  write(sync, { concerns: 'From the phone' });
  await settle();
  expect(server.card).toMatchObject({ strengths: 'From the desk', concerns: 'From the phone' });
});

test('two texts in one place wait for a choice, even over a reload, and nothing is saved before', async () => {
  const { open, elsewhere, server } = aWorld();
  const sync = open();
  elsewhere({ summary: 'Desk' });
  write(sync, { summary: 'Phone' });
  await settle();
  write(sync, { privateNote: 'More' });
  await settle();
  const reloaded = open();
  expect(reloaded.state.conflict?.parts).toEqual([{ kind: 'text', name: 'summary' }]);
  expect(reloaded.state.draft).toMatchObject({ summary: 'Phone', privateNote: 'More' });
  expect(server.card?.summary).toBe('Desk');

  const [part] = reloaded.state.conflict?.parts ?? [];
  if (part) chooseInDraft(reloaded, part, 'mine');
  await saveNow(reloaded);
  expect(server.card).toMatchObject({ summary: 'Phone', privateNote: 'More' });
});

test('an answer overtaken by a save reverts nothing', async () => {
  const { open, viewNow } = aWorld();
  const sync = open();
  const early = viewNow();
  write(sync, { summary: 'Saved meanwhile' });
  await settle();
  receiveView(sync, early);
  expect(sync.state).toMatchObject({ version: 1, draft: { summary: 'Saved meanwhile' } });
});

test('submitting drops the copy; a failure keeps it', async () => {
  const { open, connection, phone, server } = aWorld();
  const sync = open();
  write(sync, { summary: 'Thoughtful about failure' });
  connection.kind = 'down';
  expect(await finish(sync, { state: 'SUBMITTED' })).toMatchObject({ code: 'NETWORK' });
  expect(phone.copy?.draft.summary).toBe('Thoughtful about failure');
  connection.kind = 'up';
  expect(await finish(sync, { state: 'SUBMITTED' })).toBeNull();
  expect(phone.copy).toBeNull();
  expect(server.card?.state).toBe('SUBMITTED');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.card?.version).toBe(1);
});

test('a scorecard submitted on another device is not replaced by a draft', async () => {
  const { open, elsewhere, server } = aWorld();
  const sync = open();
  elsewhere({ summary: 'Submitted on the desk', state: 'SUBMITTED' });
  write(sync, { concerns: 'From the phone' });
  await settle();
  expect(sync.state.stage).toBe('revising');
  expect(sync.state.draft).toMatchObject({ summary: 'Submitted on the desk', concerns: 'From the phone' });
  expect(server.card).toMatchObject({ concerns: '', state: 'SUBMITTED' });
});
