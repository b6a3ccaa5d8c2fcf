import type { PanelView } from '@slotwise/contract/bookings/panel-links/panel-links.schema';
import type { KeptDraft } from './draft-state.ts';

/**
 * What a phone keeps of a scorecard that is not submitted: the form as it stands, the one it grew out of, and as
 * much of the meeting as the form needs to be shown without a connection.
 */
export type LocalCopy = KeptDraft & { keptAt: number; view: PanelView };

/** Where copies are kept; `localStorage` in the browser. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'slotwise.scorecard.';
const DAY = 86_400_000;
/** Longer than any link works. */
const FORGOTTEN_AFTER = 60 * DAY;

/** The copy under a link's fingerprint; what is damaged counts as absent. */
export function readCopy(shelf: Shelf, fingerprint: string): LocalCopy | null {
  try {
    const copy = JSON.parse(shelf.getItem(PREFIX + fingerprint) ?? 'null') as LocalCopy | null;
    const isWhole =
      copy && [copy.view, copy.base?.attributes, copy.draft?.attributes, copy.sent].every(Boolean);
    return isWhole ? copy : null;
  } catch {
    return null;
  }
}

/** Keeps a copy; false where the browser keeps nothing, as in some private windows. */
export function keepCopy(shelf: Shelf, fingerprint: string, copy: LocalCopy): boolean {
  try {
    shelf.setItem(PREFIX + fingerprint, JSON.stringify({ ...copy, view: essentials(copy.view) }));
    return true;
  } catch {
    return false;
  }
}

export function dropCopy(shelf: Shelf, fingerprint: string): void {
  try {
    shelf.removeItem(PREFIX + fingerprint);
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

/** Copies of links that have long ended are nobody's draft any more. */
export function dropForgotten(shelf: Shelf, now: number): void {
  const names = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '');
  for (const name of names.filter((text) => text.startsWith(PREFIX))) {
    const fingerprint = name.slice(PREFIX.length);
    const copy = readCopy(shelf, fingerprint);
    if (!copy || now - copy.keptAt > FORGOTTEN_AFTER) dropCopy(shelf, fingerprint);
  }
}

/** A phone gets lost: of the candidate only the name is kept, and nothing that others wrote. */
const essentials = (view: PanelView): PanelView => ({
  ...view,
  candidate: {
    candidateName: view.candidate.candidateName,
    currentLocation: '',
    currentCompany: '',
    currentDesignation: '',
    totalExperience: null,
    primarySkills: [],
  },
  feedback: [],
  documents: [],
  comments: [],
  decisions: [],
});
