import data from './career-phrases.json' with { type: 'json' };
import { type Phrase, parsePhrases } from './phrase-patterns.ts';

/** A kind of condition with the phrases that ask for it; an order has no bound. */
export type CareerPhrases = {
  kind: 'STAY' | 'GAP';
  /** 'most' and 'least' order; 'long' and 'short' are bounds. */
  asks: 'most' | 'least' | 'long' | 'short';
  phrases: readonly Phrase[];
};

const ask = (kind: CareerPhrases['kind'], asks: CareerPhrases['asks'], lines: readonly string[]) => ({
  kind,
  asks,
  phrases: parsePhrases(lines, data.classes),
});

/** The clearer ones first. */
export const CAREER: readonly CareerPhrases[] = [
  ask('STAY', 'least', data.stayLeast),
  ask('STAY', 'most', data.stayMost),
  ask('GAP', 'most', data.gapMost),
  ask('GAP', 'long', data.gapLong),
  ask('STAY', 'short', data.stayShort),
  ask('STAY', 'long', data.stayLong),
];
