import type { Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import { correctChunk } from './correct-chunk.ts';
import { withoutGeneric } from './generic-words.ts';
import { type Link, linkOf, readingsOf } from './link-chunk.ts';
import type { Chunk } from './question-chunks.ts';

/** A chunk with what it was read as: one thing, or two that stand beside each other. */
export type Linked = { chunk: Chunk; links: Link[]; corrected: Interpretation['corrected'] };

const SPLITTING = new Set(['LOCATION', 'COMPANY', 'DEGREE', 'COLLEGE']);
/** No two names together are longer, and each place to part them costs two looks into the index. */
const MOST_WORDS_OF_TWO = 12;

function linkApart(chunk: Chunk, index: ResumeIndex): Link[] | null {
  const texts = chunk.words.map(({ text }) => text);
  if (texts.length > MOST_WORDS_OF_TWO) return null;
  for (let at = texts.length - 1; at >= 1; at--) {
    const head = { text: texts.slice(0, at).join(' '), before: chunk.before, after: '' };
    const tail = { text: texts.slice(at).join(' '), before: '', after: chunk.after };
    const [first] = readingsOf(head, index);
    const [second] = readingsOf(tail, index);
    if (!first || !second || first.strength < 2 || second.strength < 2) continue;
    if (SPLITTING.has(first.kind) !== SPLITTING.has(second.kind)) return [first, second];
  }
  return null;
}

const asOne = (chunk: Chunk, link: Link): Linked => ({ chunk, links: [link], corrected: [] });

/** Without words such as 'college' and 'certification' around what is meant. */
function linkPlain(chunk: Chunk, index: ResumeIndex): Linked | null {
  const plain = withoutGeneric(chunk);
  const link = plain && linkOf(plain, index);
  return plain && link && link.strength > 0 ? asOne(plain, link) : null;
}

function linkCorrected(chunk: Chunk, index: ResumeIndex): Linked | null {
  const fixed = correctChunk(chunk, index);
  if (!fixed) return null;
  const link = linkOf(fixed.chunk, index);
  const links = link.strength > 0 ? [link] : (linkApart(fixed.chunk, index) ?? [link]);
  return { chunk, links, corrected: fixed.corrected };
}

/** A chunk as one entity, else as two beside each other ('Pune Java developers'), else with its spelling corrected. */
export function linkChunk(chunk: Chunk, index: ResumeIndex): Linked {
  const link = linkOf(chunk, index);
  if (link.strength > 0 || link.isMentioned) return asOne(chunk, link);
  const plain = linkPlain(chunk, index);
  if (plain) return plain;
  const apart = linkApart(chunk, index);
  if (apart) return { chunk, links: apart, corrected: [] };
  return linkCorrected(chunk, index) ?? asOne(chunk, link);
}
