import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { EntityLink } from '../linking/rank-entities.ts';
import type { LinkedMention } from '../linking/link-mention.ts';
import { NEGATION } from '../lexicon/negation-words.ts';
import type { Mention } from '../linking/find-mentions.ts';
import type { Word } from '../tokens/tokenize.ts';

/** Conditions with words of their own, and the remaining words. */
export type Split = { filters: Filter[]; rest: readonly Word[] };

/** 'Now show me welders' is a follow-up. */
const NOW_BEFORE =
  /\b(?:now(?! (?:show|list|find|get|give)\b)|current|currently|present|presently|today|still)\b/;
const NOW_AFTER =
  /^(?:\w+ )?(?:now|currently|presently|today|at present|at the moment|right now|these days)\b/;

const isJobKind = (kind: Filter['kind']) => kind === 'COMPANY' || kind === 'TITLE';
const ENDED =
  /\bused to\b|\bleft$|\bno longer\b|\b(?:ex|former|formerly)(?: (?:employees?|staff|people|of|at|from|with|an?|the))*$/;

/** Whether a job must continue or have ended; undefined if the question does not say. */
function readJobTime({ before, after }: Mention): boolean | undefined {
  if (ENDED.test(before)) return false;
  return NOW_BEFORE.test(before) || NOW_AFTER.test(after) ? true : undefined;
}

function buildFilter(chunk: Mention, { kind, value, strength }: EntityLink): Filter {
  const isAbsent = NEGATION.test(chunk.before);
  // 'Never worked in banking' names no place, although its wording is typical of places.
  const isNoPlace = isAbsent && kind === 'LOCATION' && strength === 0;
  const isCurrent = isJobKind(kind) ? readJobTime(chunk) : undefined;
  return {
    kind: isNoPlace ? 'TEXT' : kind,
    value,
    ...(isAbsent && { isAbsent }),
    ...(isCurrent !== undefined && { isCurrent }),
  };
}

/** The conditions of linked chunks; 'Java or Python' is one of two values. */
export function buildFilters(all: readonly LinkedMention[]): Filter[] {
  const filters: Filter[] = [];
  for (const { chunk, links } of all) {
    for (const link of links) {
      const filter = buildFilter(chunk, link);
      const last = filters.at(-1);
      const isAnother = chunk.join === 'OR' && last?.kind === filter.kind && !filter.isAbsent;
      if (isAnother) last.others = [...(last.others ?? []), filter.value];
      else filters.push(filter);
    }
  }
  return filters;
}

/** 'X or Y' of different kinds; of the same kind they are one condition with two values. */
export const findJoin = (all: readonly LinkedMention[], filters: readonly Filter[]): 'ANY' | 'ALL' =>
  all.length > 1 && filters.length > 1 && all.slice(1).every(({ chunk }) => chunk.join === 'OR')
    ? 'ANY'
    : 'ALL';
