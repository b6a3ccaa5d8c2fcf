import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import { LIMITS } from '@slotwise/contract/limits';
import type { KeptDraft } from './draft-state.ts';
import { toFingerprint } from './fingerprint.ts';
import { openSealed, sealingKey, sealText } from './sealed-text.ts';

/**
 * What a phone stores of an unsubmitted scorecard: the current form, the one it is based on, and as much of the meeting
 * as the form needs offline.
 */
export type LocalCopy = KeptDraft & { view: PanelView };

/** Where copies are stored; `localStorage` in the browser. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A stored entry. Earlier releases stored the copy unencrypted, with `keptAt` among its fields. */
type Kept = { keptAt: number; sealed: string } | (LocalCopy & { keptAt: number });

const PREFIX = 'slotwise.scorecard.';
/** A link works for this long after its meeting's end. */
const FORGOTTEN_AFTER = LIMITS.panelLinkDays * 86_400_000;

export type CopyBox = {
  /** Damaged data counts as absent. */
  read: () => Promise<LocalCopy | null>;
  /** False if the browser stores nothing, as in some private windows and on pages without TLS. */
  keep: (copy: LocalCopy, now: number) => Promise<boolean>;
  drop: () => Promise<void>;
};

/**
 * The copy of one link's draft. It is encrypted with a key derived from the link's token, which the browser does not
 * store: without the link it cannot be read on a phone or shared computer. Operations run one after another.
 */
export function createCopyBox(openShelf: () => Shelf, token: string): CopyBox {
  const name = PREFIX + toFingerprint(token);
  const key = sealingKey(token);
  // Each use reports the failure itself.
  key.catch(() => undefined);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    const done = last.then(work).catch(() => otherwise);
    last = done;
    return done;
  };
  return {
    read: () => inTurn(async () => unpack(openShelf().getItem(name), key), null),
    keep: (copy, now) =>
      inTurn(async () => {
        const sealed = await sealText(await key, JSON.stringify({ ...copy, view: essentials(copy.view) }));
        openShelf().setItem(name, JSON.stringify({ keptAt: now, sealed } satisfies Kept));
        return true;
      }, false),
    drop: () => inTurn(async () => openShelf().removeItem(name), undefined),
  };
}

async function unpack(text: string | null, key: Promise<CryptoKey>): Promise<LocalCopy | null> {
  const kept = JSON.parse(text ?? 'null') as Kept | null;
  const copy =
    kept && 'sealed' in kept ? (JSON.parse(await openSealed(await key, kept.sealed)) as LocalCopy) : kept;
  const isWhole =
    copy && [copy.view, copy.base?.attributes, copy.draft?.attributes, copy.sent].every(Boolean);
  return isWhole ? copy : null;
}

/** Copies last changed before their links expired no longer belong to any draft. */
export function dropForgotten(shelf: Shelf, now: number): void {
  const names = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '');
  for (const name of names.filter((text) => text.startsWith(PREFIX))) {
    if (now - keptAt(shelf.getItem(name)) > FORGOTTEN_AFTER) shelf.removeItem(name);
  }
}

/** When a copy was stored; damaged ones count as old. */
function keptAt(text: string | null): number {
  try {
    return Number((JSON.parse(text ?? '') as Kept).keptAt) || 0;
  } catch {
    return 0;
  }
}

/** A phone can get lost: only the candidate's name is stored, and nothing written by others. */
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
