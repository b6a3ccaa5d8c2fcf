import { searchEverywhere } from '@slotwise/contract/search/search.endpoints';
import { callApi } from '#api/call-api.ts';

/** Finds what the reader may see by name, mail address or phone number. */
export const search = (q: string) => callApi(searchEverywhere, { query: { q } });
