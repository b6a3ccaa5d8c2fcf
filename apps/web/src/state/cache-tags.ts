import type { Endpoint } from '@slotwise/contract/endpoint';

type Place = Pick<Endpoint, 'method' | 'path'>;

/** Reads that are not asked again with the rest of their noun; who sits in is refused of someone who was replaced. */
const OWN_TAGS: Record<string, string> = {
  '/booking/services/{id}/substitutes': 'substitutes',
  '/deepgaze/query': 'question',
  '/notifications/services/mailway': 'mail-way',
};

/** What an answer is about: the noun that its path begins with, `booking` for '/booking/services/all'. */
export const getTag = ({ path }: Pick<Place, 'path'>): string => OWN_TAGS[path] ?? path.split('/')[1] ?? '';

const COUNTED_BY = ['panel', 'jd', 'vendor'];

/** Where else a write to a noun shows: meetings count in all figures. */
const ALSO_CHANGED: Record<string, string[]> = {
  booking: COUNTED_BY,
  resource: ['booking', ...COUNTED_BY],
  'vendor-booking': ['booking', ...COUNTED_BY],
  'sample-data': ['booking', ...COUNTED_BY],
  jd: ['booking', 'vendor'],
  panel: ['booking', 'recruiter', 'availability'],
  recruiter: ['booking', 'panel'],
  vendor: ['booking', 'jd'],
  availability: ['panel'],
  view: ['recruiter'],
};

/** Writes that change less than their noun does, since they come while someone types or leaves. */
const CHANGES_LITTLE: Record<string, string[]> = {
  '/booking/services/save': ['booking'],
  '/recruiter/logout': [],
};

/** Which answers are no longer true after a write. */
export function findChangedTags(endpoint: Pick<Place, 'path'>): string[] {
  const tag = getTag(endpoint);
  return CHANGES_LITTLE[endpoint.path] ?? [tag, ...(ALSO_CHANGED[tag] ?? [])];
}
