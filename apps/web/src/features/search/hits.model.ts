import { HIT_KINDS, type Hit, type HitKind, type Hits } from '@slotwise/contract/search/search.schema';
import { paths } from '#navigation/paths.ts';
import { SEARCH } from './search.texts.ts';

const KIND_WORDS: Record<HitKind, () => string> = {
  bookings: SEARCH.meetings,
  submissions: SEARCH.submitted,
  candidates: SEARCH.candidates,
  jobs: SEARCH.jobs,
  panelists: SEARCH.panelists,
  vendors: SEARCH.vendors,
};

/** What each kind of hit opens; a candidate's opens all of their meetings, and kinds without a page open their list. */
const ADDRESSES: Record<HitKind, (hit: Hit) => string> = {
  bookings: ({ id }) => paths.viewMeeting(id),
  submissions: ({ id }) => paths.viewMeeting(id),
  candidates: ({ email }) => `${paths.dashboard()}?${new URLSearchParams({ candidate: email })}`,
  jobs: ({ name }) => `${paths.jobDescriptions()}?${new URLSearchParams({ q: name })}`,
  panelists: ({ email }) => paths.panelists({ q: email }),
  vendors: ({ id }) => paths.viewVendor(id),
};

/** One line of the box, under its group heading. */
export type Found = { key: string; group: string; name: string; context: string; to: string };

/** All hits in display order, which the arrow keys follow. */
export const foundIn = (hits: Hits): Found[] =>
  HIT_KINDS.flatMap((kind) =>
    hits[kind].map((hit) => ({
      key: `${kind} ${hit.id}`,
      group: KIND_WORDS[kind](),
      name: hit.name,
      context: hit.context,
      to: ADDRESSES[kind](hit),
    })),
  );
