import type { Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import { refusalFor } from './refusals.ts';

/**
 * A reading that somebody changed, refused where its own words are what nobody may be chosen by. The engine's own readings
 * need no second look: their question was looked at whole, and without its context a word can seem to be another.
 */
export function refuseReading(reading: Interpretation): Interpretation {
  const texts = reading.filters.filter(({ kind }) => kind === 'TEXT');
  const asked = [...texts.flatMap(({ value, others = [] }) => [value, ...others]), reading.words];
  const isProtected = asked.some((text) => refusalFor(text.toLowerCase()) === 'PROTECTED');
  return isProtected ? { ...reading, op: 'REFUSED', refusal: 'PROTECTED', filters: [], words: '' } : reading;
}
