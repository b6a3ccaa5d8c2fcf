import type { giveFeedbackByLink } from '@slotwise/contract/bookings/panel-links.endpoints';
import type { ResponseOf } from '@slotwise/contract/endpoint';
import { toInput, type ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import type { DraftPart } from '@slotwise/contract/booking-parts/merging.rules';
import type { FeedbackInput } from '@slotwise/contract/booking-parts/feedback.schema';
import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { resolvedCard } from '#scorecard/card.model.ts';
import { isChanged, joined, keptState, openingState, type DraftState } from './draft-state.ts';
import type { LocalCopy } from './local-copy.ts';

type Writing = {
  feedback: FeedbackInput;
  state: 'DRAFT' | 'SUBMITTED' | 'DISMISSED';
  feedbackVersion: number;
};

/** The draft's external dependencies. */
export type World = {
  write: (writing: Writing) => Promise<ResponseOf<typeof giveFeedbackByLink> | Failure>;
  /** Reads the meeting again. */
  read: () => Promise<PanelView | Failure>;
  /** Resolves to whether the phone could store it. */
  keep: (copy: LocalCopy) => Promise<boolean>;
  drop: () => void;
  /** The meeting as the server has just sent it. */
  onView: (view: PanelView) => void;
};

/** A draft synchronized between the form, the phone and the server. */
export type DraftSync = {
  world: World;
  view: PanelView;
  state: DraftState;
  /** The running write; two at once would refuse each other. */
  running: Promise<unknown> | null;
  timer: ReturnType<typeof setTimeout> | undefined;
  listeners: Set<() => void>;
};

const SAVE_AFTER_MILLIS = 1200;
const MOST_UNHEARD = 5;
const RETRY_AFTER_MILLIS = 15_000;

export function startSync(world: World, view: PanelView, copy: LocalCopy | null): DraftSync {
  const state = openingState(view, copy);
  return { world, view, state, running: null, timer: undefined, listeners: new Set() };
}

/** Shows the form from a copy while the server cannot be reached. */
export function startOffline(world: World, copy: LocalCopy): DraftSync {
  const state = keptState(copy);
  return { world, view: copy.view, state, running: null, timer: undefined, listeners: new Set() };
}

export function setState(sync: DraftSync, change: Partial<DraftState>): void {
  sync.state = { ...sync.state, ...change };
  sync.listeners.forEach((listener) => listener());
}

/** Stores what was typed: at once on the phone, and a moment later on the server. */
export function changeDraft(sync: DraftSync, draft: ScorecardDraft): void {
  setState(sync, { draft, saving: { kind: 'waiting' } });
  keepOnPhone(sync);
  saveLater(sync);
}

/** Applies the side its author chose for a part in conflict. */
export function chooseInDraft(sync: DraftSync, part: DraftPart, side: 'mine' | 'theirs'): void {
  setState(sync, { ...resolvedCard(sync.state, part, side), saving: { kind: 'waiting' } });
  keepOnPhone(sync);
  saveLater(sync, 0);
}

/** Takes the server's state of the meeting, and of a scorecard written elsewhere meanwhile. */
export function receiveView(sync: DraftSync, view: PanelView): void {
  sync.view = view;
  if (sync.running) return;
  setState(sync, joined(sync.state, view));
  if (isChanged(sync.state)) keepOnPhone(sync);
  saveLater(sync, 0);
}

export function keepOnPhone(sync: DraftSync): void {
  const { draft, base, version, sent, stage } = sync.state;
  const keeping = sync.world.keep({ view: sync.view, draft, base, version, sent, stage });
  void keeping.then((isKept) => setState(sync, { isKept }));
}

export function saveLater(sync: DraftSync, afterMillis = SAVE_AFTER_MILLIS): void {
  clearTimeout(sync.timer);
  sync.timer = setTimeout(() => void saveNow(sync), afterMillis);
}

/** Saves a changed draft. A submitted scorecard is never replaced without its author's action. */
export async function saveNow(sync: DraftSync): Promise<void> {
  clearTimeout(sync.timer);
  const { stage, conflict } = sync.state;
  if (sync.running || stage !== 'writing' || conflict || !isChanged(sync.state)) return;
  setState(sync, { saving: { kind: 'saving' } });
  const sent = sync.state.draft;
  const failure = await writeDraft(
    sync,
    { feedback: toInput(sent, sync.view.scorecard), state: 'DRAFT' },
    sent,
  );
  if (failure) return noteFailure(sync, failure);
  setState(sync, { saving: { kind: isChanged(sync.state) ? 'waiting' : 'saved' } });
  keepOnPhone(sync);
  if (isChanged(sync.state)) saveLater(sync);
}

async function noteFailure(sync: DraftSync, failure: Failure): Promise<void> {
  if (failure.code === 'NETWORK') {
    setState(sync, { saving: { kind: 'offline' } });
    saveLater(sync, RETRY_AFTER_MILLIS);
  } else if (!(await isSettled(sync, failure))) {
    setState(sync, { saving: { kind: 'failed', failure } });
  }
}

/** One write; on success the form's texts at that moment become the known server state. */
async function writeDraft(
  sync: DraftSync,
  writing: Omit<Writing, 'feedbackVersion'>,
  sent: ScorecardDraft,
): Promise<Failure | null> {
  setState(sync, { sent: [...sync.state.sent, sent].slice(-MOST_UNHEARD) });
  keepOnPhone(sync);
  const write = sync.world.write({ ...writing, feedbackVersion: sync.state.version });
  sync.running = write;
  const answer = await write;
  sync.running = null;
  if (isFailure(answer)) return answer;
  const { feedback, view } = answer.data;
  sync.view = view;
  setState(sync, { base: sent, version: feedback.version, sent: [] });
  sync.world.onView(view);
  return null;
}

/** After a refused write: reads the earlier change and merges it. False if that was not the reason. */
async function isSettled(sync: DraftSync, failure: Failure): Promise<boolean> {
  if (failure.code !== 'VERSION_CONFLICT') return false;
  const view = await sync.world.read();
  if ('code' in view) {
    setState(sync, { saving: { kind: 'offline' } });
    saveLater(sync, RETRY_AFTER_MILLIS);
    return true;
  }
  receiveView(sync, view);
  sync.world.onView(view);
  return true;
}

/** Submits or dismisses the scorecard. On success the phone's copy is deleted; otherwise nothing of it is lost. */
export async function finish(
  sync: DraftSync,
  writing: { state: 'SUBMITTED' } | { state: 'DISMISSED'; dismissReason: string },
): Promise<Failure | null> {
  clearTimeout(sync.timer);
  await sync.running;
  const sent = sync.state.draft;
  const feedback =
    writing.state === 'SUBMITTED'
      ? toInput(sent, sync.view.scorecard)
      : {
          ...toInput(sent, sync.view.scorecard),
          interviewConducted: false,
          dismissReason: writing.dismissReason,
        };
  const failure = await writeDraft(sync, { feedback, state: writing.state }, sent);
  if (failure) {
    await noteFailure(sync, failure);
    return failure;
  }
  setState(sync, { stage: 'in', saving: { kind: 'saved' }, conflict: null, isKept: false });
  sync.world.drop();
  return null;
}

/** Opens a submitted scorecard for changes, or discards them. */
export function revise(sync: DraftSync, isRevising: boolean): void {
  if (isRevising) return setState(sync, { stage: 'revising' });
  sync.world.drop();
  setState(sync, { stage: 'in', draft: sync.state.base, conflict: null, saving: { kind: 'saved' } });
}
