import type { Endpoint } from '@slotwise/contract/endpoint';

type Place = Pick<Endpoint, 'method' | 'path'>;

/** Reads not invalidated with the rest of their noun; substitutes of someone already replaced would be refused. */
const OWN_TAGS: Record<string, string> = {
  '/booking/services/{id}/substitutes': 'substitutes',
  '/deepgaze/query': 'question',
  '/notifications/services/mailway': 'mail-way',
};

/** The noun an answer is about, from the start of its path: `booking` for '/booking/services/all'. */
export const getTag = ({ path }: Pick<Place, 'path'>): string => OWN_TAGS[path] ?? path.split('/')[1] ?? '';

const COUNTED_BY = ['panel', 'jd', 'vendor'];

/** Other nouns a write affects: meetings count in all statistics. */
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

/** Writes that change less than their noun, since they happen while someone types or leaves. */
const CHANGES_LITTLE: Record<string, string[]> = {
  '/booking/services/save': ['booking'],
  '/recruiter/logout': [],
};

/** Which answers are outdated after a write. */
export function findChangedTags(endpoint: Pick<Place, 'path'>): string[] {
  const tag = getTag(endpoint);
  return CHANGES_LITTLE[endpoint.path] ?? [tag, ...(ALSO_CHANGED[tag] ?? [])];
}
