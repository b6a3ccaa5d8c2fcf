import { wordSet } from '#lib/text/word-set.ts';
import data from './countries.json' with { type: 'json' };

const PARTS = Object.entries(data.parts).map(([part, codes]) => [part, wordSet(codes)] as const);

/** The continents that a country is in. */
export const partsOfWorld = (country: string): string[] =>
  PARTS.flatMap(([part, codes]) => (codes.has(country) ? [part] : []));
