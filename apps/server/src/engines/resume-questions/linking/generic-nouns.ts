import { wordSet } from '#lib/text/word-set.ts';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import type { Mention } from './find-mentions.ts';
import { joinLow, type Word } from '../tokens/tokenize.ts';

/** Nouns for what is asked for in general: 'whose college is …', 'spent time at …'. */
const GENERIC = wordSet(
  'licence licences license licenses certification certifications certificate certificates certified exp college university institute school city town place area history histories career record records time veteran veterans background names name details list field domain team role skill set sets anything something',
);

/** True if a chunk only says what kind of thing is asked for. */
export const isGeneric = (chunk: Mention) => chunk.words.every(isGenericWord);

/** A number on its own is a count: '2 nurses'. */
const isGenericWord = ({ low }: Word) => GENERIC.has(low) || /^\d+$/.test(low);

/** True for a single letter or a number, which is in every resume and means nothing; 'C' and 'R' are skills. */
export const isTooShort = ({ text }: Mention, index: ResumeIndex) =>
  /^(?:\p{L}|\d+)$/u.test(text) && !index.norms('SKILL').has(text.toLowerCase());

/** A chunk without generic words at its ends; null if it has none, or nothing else. */
export function dropGeneric(chunk: Mention): Mention | null {
  const first = chunk.words.findIndex((word) => !isGenericWord(word));
  const last = chunk.words.findLastIndex((word) => !isGenericWord(word));
  const words = chunk.words.slice(Math.max(0, first), last + 1);
  if (words.length === 0 || words.length === chunk.words.length) return null;
  const cues = (some: readonly Word[]) => some.map(({ low }) => low);
  return {
    ...chunk,
    words,
    text: words.map(({ text }) => text).join(' '),
    before: [chunk.before, ...cues(chunk.words.slice(0, first))].join(' '),
    after: [...cues(chunk.words.slice(last + 1)), chunk.after].join(' '),
  };
}

/** The chunks that name something, each with adjacent generic words as cues for its kind. */
export function moveGenericToCues(chunks: readonly Mention[]): Mention[] {
  const saidBy = (chunk: Mention | undefined) => (chunk && isGeneric(chunk) ? [joinLow(chunk.words)] : []);
  return chunks.flatMap((chunk, at) =>
    isGeneric(chunk)
      ? []
      : [
          {
            ...chunk,
            before: [...saidBy(chunks[at - 1]), chunk.before].join(' '),
            after: [chunk.after, ...saidBy(chunks[at + 1])].join(' ').trimStart(),
          },
        ],
  );
}
