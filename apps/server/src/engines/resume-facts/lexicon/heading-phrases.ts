import type { SectionKind } from '@slotwise/contract/deepgaze/resumes.schema';
import data from './heading-phrases.json' with { type: 'json' };

/** The parts of headings; the JSON file explains them. */
type Phrase = {
  kind: SectionKind;
  before?: string[];
  nouns: string[];
  behind?: string[];
  isBehindOnce?: boolean;
};

const PATTERNS = (data.phrases as Phrase[]).map((phrase) => ({
  kind: phrase.kind,
  pattern: buildPattern(phrase),
}));

function buildPattern({ before, nouns, behind, isBehindOnce }: Phrase): RegExp {
  const start = before ? `(?:(?:${either(before)}) )*` : '';
  const end = behind ? `(?: (?:${either(behind)}))${isBehindOnce ? '?' : '*'}` : '';
  return new RegExp(`^${start}(?:${either(nouns)})${end}$`, 'u');
}

function either(alternatives: readonly string[]): string {
  return alternatives.join(', ').replaceAll(', ', '|');
}

/**
 * The kind of section that a heading of known words opens. Expects lower case, without punctuation except apostrophes.
 */
export const kindOfPhrase = (plain: string): SectionKind | null =>
  PATTERNS.find(({ pattern }) => pattern.test(plain))?.kind ?? null;
