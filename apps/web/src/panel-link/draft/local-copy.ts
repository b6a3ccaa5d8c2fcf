import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import { LIMITS } from '@slotwise/contract/limits';
import type { KeptDraft } from './draft-state.ts';
import { toFingerprint } from './fingerprint.ts';
import { openSealed, sealingKey, sealText } from './sealed-text.ts';

/**
 * What a phone keeps of a scorecard that is not submitted: the form as it stands, the one it grew out of, and as
 * much of the meeting as the form needs to be shown without a connection.
 */
export type LocalCopy = KeptDraft & { view: PanelView };

/** Where copies are kept; `localStorage` in the browser. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What lies on the shelf. Former releases kept the copy as it is, with `keptAt` among its parts. */
type Kept = { keptAt: number; sealed: string } | (LocalCopy & { keptAt: number });

const PREFIX = 'slotwise.scorecard.';
/** A link works as long after the end of its meeting. */
const FORGOTTEN_AFTER = LIMITS.panelLinkDays * 86_400_000;

export type CopyBox = {
  /** What is damaged counts as absent. */
  read: () => Promise<LocalCopy | null>;
  /** False where the browser keeps nothing, as in some private windows and on pages without TLS. */
  keep: (copy: LocalCopy, now: number) => Promise<boolean>;
  drop: () => Promise<void>;
};

/**
 * The copy of one link's draft. It is sealed with a key made of the link's token, which the browser does not store: on a
 * phone or a shared computer it says nothing to someone without the link. One act follows another.
 */
export function createCopyBox(openShelf: () => Shelf, token: string): CopyBox {
  const name = PREFIX + toFingerprint(token);
  const key = sealingKey(token);
  // Each use says so itself.
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

/** Copies that were last changed before their links ended belong to no draft any more. */
export function dropForgotten(shelf: Shelf, now: number): void {
  const names = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '');
  for (const name of names.filter((text) => text.startsWith(PREFIX))) {
    if (now - keptAt(shelf.getItem(name)) > FORGOTTEN_AFTER) shelf.removeItem(name);
  }
}

/** When a copy was kept; what is damaged was kept long ago. */
function keptAt(text: string | null): number {
  try {
    return Number((JSON.parse(text ?? '') as Kept).keptAt) || 0;
  } catch {
    return 0;
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
