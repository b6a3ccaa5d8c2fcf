import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { isCity } from '../../resume-facts/mentions/places.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { findEntity } from '../linking/known-entities.ts';

const MOST = 5;
/** People live in one of its cities. */
const IS_REGION = /\bncr$/;

const capital = (text: string) => text.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Of a place that no resume gives: that it is not known here, and which places are. Empty for other conditions. */
export function listKnownPlaces(filters: readonly Filter[], index: ResumeIndex): string {
  const unknown = filters.find(({ kind, value }) => kind === 'LOCATION' && !findEntity(index, kind, value));
  const cities = [...index.norms('LOCATION')].filter(([norm]) => isCity(norm) && !IS_REGION.test(norm));
  if (!unknown || cities.length === 0) return '';
  const most = cities.toSorted(([, one], [, other]) => other - one).slice(0, MOST);
  const more = cities.length - most.length;
  const named = most.map(([norm]) => capital(norm)).join(', ');
  return ` No resume here gives ${unknown.value} as the location. They give ${named}${more > 0 ? ` and ${more} more` : ''}.`;
}
