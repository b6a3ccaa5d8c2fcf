import type { Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import { correctMention } from './correct-mention.ts';
import { dropGeneric } from './generic-nouns.ts';
import { type EntityLink, linkEntity } from './rank-entities.ts';
import { splitMention, splitAtEnd } from './split-mention.ts';
import type { Mention } from './find-mentions.ts';

/** A chunk with its links: one thing, or several adjacent ones. */
export type LinkedMention = { chunk: Mention; links: EntityLink[]; corrected: Interpretation['corrected'] };

const linkedAs = (chunk: Mention, ...links: EntityLink[]): LinkedMention => ({ chunk, links, corrected: [] });

/** Links a chunk without words such as 'college' and 'certification' around its meaning. */
function linkPlain(chunk: Mention, index: ResumeIndex): LinkedMention | null {
  const plain = dropGeneric(chunk);
  const link = plain && linkEntity(plain, index);
  return plain && link && (link.strength > 0 || link.isMentioned) ? linkedAs(plain, link) : null;
}

function linkCorrected(chunk: Mention, index: ResumeIndex): LinkedMention | null {
  const fixed = correctMention(chunk, index);
  if (!fixed) return null;
  const link = linkEntity(fixed.chunk, index);
  const links = link.strength > 0 ? [link] : (splitMention(fixed.chunk, index) ?? [link]);
  return { chunk, links, corrected: fixed.corrected };
}

const hasKind = (linked: LinkedMention | null, wanted: EntityLink['kind']) =>
  linked?.links.some(({ kind }) => kind === wanted) === true;

/** 'Bangalor' has the stem of a city's name; it is a typo if it names nothing else. */
function linkMistyped(chunk: Mention, index: ResumeIndex): LinkedMention | null {
  const corrected = linkCorrected(chunk, index);
  return corrected?.links.every(({ kind, strength }) => kind !== 'TEXT' && strength > 0) ? corrected : null;
}

/** 'Chartered accountant Mumbai' is in a resume word for word if a line has the title before the place; both are facts. */
function linkPlaced(chunk: Mention, index: ResumeIndex): LinkedMention | null {
  const [thing, place, ...others] = splitMention(chunk, index) ?? [];
  const isPlaced = place?.kind === 'LOCATION' && others.length === 0;
  return isPlaced && thing?.kind === 'TITLE' ? linkedAs(chunk, thing, place) : null;
}

/** Links a chunk as one entity, else as several adjacent ones ('Pune Java developers'), else with corrected spelling. */
export function linkMention(chunk: Mention, index: ResumeIndex): LinkedMention {
  const link = linkEntity(chunk, index);
  if (link.strength > 0) return linkedAs(chunk, link);
  return linkUnknown(chunk, link, index);
}

function linkUnknown(chunk: Mention, link: EntityLink, index: ResumeIndex): LinkedMention {
  const plain = linkPlain(chunk, index);
  // 'PMP certified' is in a resume word for word, but asks for more than these words.
  if (link.isMentioned && !hasKind(plain, 'CERTIFICATE'))
    return linkPlaced(chunk, index) ?? linkMistyped(chunk, index) ?? linkedAs(chunk, link);
  if (plain) return plain;
  const apart = splitMention(chunk, index);
  if (apart) return linkedAs(chunk, ...apart);
  const corrected = linkCorrected(chunk, index);
  if (corrected) return corrected;
  const ended = splitAtEnd(chunk, index);
  return linkedAs(chunk, ...(ended ?? [link]));
}
