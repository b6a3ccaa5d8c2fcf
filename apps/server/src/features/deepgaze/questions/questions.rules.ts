import type { Answer, Question } from '@slotwise/contract/deepgaze/questions.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { isJobText } from '#engines/job-fit/is-job-text.ts';
import { invalidField } from '#lib/app-error.ts';
import { limitMarks } from '#lib/text/with-few-marks.ts';
import type { Renewal } from '../indexes/indexes.rules.ts';

/** A single typed letter may stand for eighteen; few do. */
const LETTERS_FOR_ONE = 2;
/** Twelve conditions of a few words, each with some synonyms: no question is read as more. */
const MOST_LETTERS_CHOSEN = 5000;

const countLetters = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + limitMarks(text).normalize('NFKC').length, 0);

/** Refuses what takes too long to answer, since everyone else waits meanwhile; counts letters as they are compared. */
export function requireShort({ question, interpretation }: Pick<Question, 'question' | 'interpretation'>) {
  const isLong = question.length > LIMITS.questionMaxLength;
  if (isLong && !isJobText(question))
    throw invalidField('question', `Question is longer than ${LIMITS.questionMaxLength} characters`);
  const most = isLong ? LIMITS.askedJobMaxLength : LIMITS.questionMaxLength;
  if (countLetters([question]) > LETTERS_FOR_ONE * most)
    throw invalidField('question', 'This question is too long. Ask with fewer words.');
  const values = interpretation?.filters.flatMap(({ value, others = [] }) => [value, ...others]) ?? [];
  if (countLetters([...values, interpretation?.words ?? '']) > MOST_LETTERS_CHOSEN)
    throw invalidField('interpretation', 'The conditions are too long. Ask with fewer or shorter ones.');
}

/** The progress of reading a zip. */
export type Progress = { total: number; parsed: number; failed: number; duplicates: number };

export type Coverage = Pick<Answer, 'readable' | 'unreadable' | 'waiting'>;

/** How much of the zips an answer can cover; duplicates in a zip and `copies` in another are covered by what they repeat. */
export function countCoverage(zips: readonly Progress[], copies: number): Coverage {
  const sum = (value: (zip: Progress) => number): number => zips.reduce((all, zip) => all + value(zip), 0);
  return {
    readable: sum(({ parsed }) => parsed) - copies,
    unreadable: sum(({ failed }) => failed),
    waiting: sum(({ total, parsed, failed, duplicates }) => total - parsed - failed - duplicates),
  };
}

/** `isFollowedGone`: the earlier answer that the question names is no longer stored. */
type Seen = Renewal & { zips: number; copies: number; isAboutAll: boolean; isFollowedGone: boolean };

/** What a reader should know about the searched zips, besides the answer's counters. */
export function notesOn({ unindexed, outdated, zips, copies, isAboutAll, isFollowedGone }: Seen): string[] {
  return [
    ...(isFollowedGone
      ? [
          'The answer that this question goes on with was forgotten meanwhile, so that it counts for nothing here.',
        ]
      : []),
    ...(isAboutAll
      ? [zips === 1 ? 'Your one zip was looked through.' : `All ${zips} zips were looked through.`]
      : []),
    ...(copies > 0
      ? [
          `${printResumes(copies)} ${copies === 1 ? 'lies' : 'lie'} in another zip as well; each person counts once.`,
        ]
      : []),
    ...(unindexed > 0
      ? [
          `${printResumes(unindexed)} of a former version of this server ${unindexed === 1 ? 'is' : 'are'} being indexed again and not in this answer. Ask again in a few minutes.`,
        ]
      : []),
    ...(outdated > 0
      ? [
          `${printResumes(outdated)} ${outdated === 1 ? 'is' : 'are'} still in this answer as a former version of this server understood them. Ask again in a few minutes.`,
        ]
      : []),
  ];
}

const printResumes = (count: number): string => `${count} ${count === 1 ? 'resume' : 'resumes'}`;

const printFiles = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;

/** An answer's counters in words, for readers of plain text. */
function coverageNotes({
  examined,
  readable,
  unreadable,
  waiting,
}: Coverage & Pick<Answer, 'examined'>): string[] {
  const expected = readable + waiting;
  return [
    ...(examined < expected
      ? [`Only ${examined} of ${printFiles(expected)} are read so far. Ask again later for the rest.`]
      : []),
    ...(unreadable > 0
      ? [
          `${printFiles(unreadable)} could not be read and ${unreadable === 1 ? 'is' : 'are'} not in this answer.`,
        ]
      : []),
  ];
}

/** The answer as plain text. */
export const toPlainAnswer = (answer: Coverage & Pick<Answer, 'answer' | 'notes' | 'examined'>): string =>
  [answer.answer, ...answer.notes, ...coverageNotes(answer)].join('\n');
