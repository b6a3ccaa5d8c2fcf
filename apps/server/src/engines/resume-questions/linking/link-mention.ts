import type { Interpretation } from '@slotwise/contract/deepgaze/questions/questions.schema';
import type { ResumeIndex } from '../../resume-index/resume-index.ts';
import { correctChunk } from './correct-mention.ts';
import { withoutGeneric } from './generic-nouns.ts';
import { type Link, linkOf } from './rank-entities.ts';
import { partsOf, namedAtEnd } from './split-mention.ts';
import type { Chunk } from './find-mentions.ts';

/** A chunk with what it was read as: one thing, or several that stand beside each other. */
export type Linked = { chunk: Chunk; links: Link[]; corrected: Interpretation['corrected'] };

const asOne = (chunk: Chunk, link: Link): Linked => ({ chunk, links: [link], corrected: [] });

/** Without words such as 'college' and 'certification' around what is meant. */
function linkPlain(chunk: Chunk, index: ResumeIndex): Linked | null {
  const plain = withoutGeneric(chunk);
  const link = plain && linkOf(plain, index);
  return plain && link && (link.strength > 0 || link.isMentioned) ? asOne(plain, link) : null;
}

function linkCorrected(chunk: Chunk, index: ResumeIndex): Linked | null {
  const fixed = correctChunk(chunk, index);
  if (!fixed) return null;
  const link = linkOf(fixed.chunk, index);
  const links = link.strength > 0 ? [link] : (partsOf(fixed.chunk, index) ?? [link]);
  return { chunk, links, corrected: fixed.corrected };
}

const isOf = (linked: Linked | null, wanted: Link['kind']) =>
  linked?.links.some(({ kind }) => kind === wanted) === true;

/** 'Bangalor' has the stem of a city's name; it is a mistake where it makes a name of nothing else. */
function linkMistyped(chunk: Chunk, index: ResumeIndex): Linked | null {
  const corrected = linkCorrected(chunk, index);
  return corrected?.links.every(({ kind, strength }) => kind !== 'TEXT' && strength > 0) ? corrected : null;
}

/** 'Chartered accountant Mumbai' stands in a resume word for word where a line has the title before the place; both are facts. */
function linkPlaced(chunk: Chunk, index: ResumeIndex): Linked | null {
  const [thing, place, ...others] = partsOf(chunk, index) ?? [];
  const isPlaced = place?.kind === 'LOCATION' && others.length === 0;
  return isPlaced && thing?.kind === 'TITLE' ? { chunk, links: [thing, place], corrected: [] } : null;
}

/** A chunk as one entity, else as several beside each other ('Pune Java developers'), else with its spelling corrected. */
export function linkChunk(chunk: Chunk, index: ResumeIndex): Linked {
  const link = linkOf(chunk, index);
  if (link.strength > 0) return asOne(chunk, link);
  const plain = linkPlain(chunk, index);
  // 'PMP certified' stands in a resume word for word, and asks for more than these words.
  if (link.isMentioned && !isOf(plain, 'CERTIFICATE'))
    return linkPlaced(chunk, index) ?? linkMistyped(chunk, index) ?? asOne(chunk, link);
  if (plain) return plain;
  const apart = partsOf(chunk, index);
  if (apart) return { chunk, links: apart, corrected: [] };
  const corrected = linkCorrected(chunk, index);
  if (corrected) return corrected;
  const ended = namedAtEnd(chunk, index);
  return ended ? { chunk, links: ended, corrected: [] } : asOne(chunk, link);
}
