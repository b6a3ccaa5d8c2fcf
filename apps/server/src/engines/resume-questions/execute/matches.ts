import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import type { FactKind } from '@slotwise/contract/deepgaze/resumes.schema';
import { oncePerObject, oncePerValue } from '#lib/turns/once-per.ts';
import type { ResumeIndex, ResumeNumber } from '../../resume-index/segments/resume-index.ts';
import { resumesHolding } from '../../resume-index/segments/resume-numbers.ts';
import { isContact } from '../linking/known-entities.ts';

/**
 * How a resume meets a condition: by a fact, or by words that do not prove it. `isSilence` if it is met by not
 * mentioning something, which is true only of the resume; `isGiven` if the question named it; `isPresent` for a current
 * job. `number` is what it states, in years or days.
 */
export type Match = { isFact: boolean; isSilence?: true; isGiven?: true; isPresent?: true; number?: number };
export type Matches = Map<ResumeNumber, Match>;
export type MatchesOf = (filter: Filter, index: ResumeIndex) => Matches;

/** All of these resumes with the same match. */
export const matching = (resumes: Iterable<ResumeNumber>, match: Match): Matches =>
  new Map([...resumes].map((resume) => [resume, match]));

/** True if a number is within the bounds of a condition; false without a number. */
export const isWithin = (number: number | undefined, { atLeast, atMost }: Filter): boolean =>
  number !== undefined &&
  (atLeast === undefined || number >= atLeast) &&
  (atMost === undefined || number <= atMost);

/** True if it is met by not mentioning something. Another place is stated, and a missing email address is searched for. */
export const isMereSilence = ({ kind, isAbsent }: Filter): boolean =>
  isAbsent === true && kind !== 'LOCATION' && !isContact(kind);

/** All resumes that state something of a kind; built once per index. */
export const allHolders = oncePerObject((index: ResumeIndex) =>
  oncePerValue((kind: FactKind) => resumesHolding(index, kind, index.norms(kind).keys())),
);
