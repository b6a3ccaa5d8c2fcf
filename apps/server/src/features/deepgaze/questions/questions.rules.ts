import type { Answer } from '@slotwise/contract/deepgaze/questions/questions.schema';

/** What is known of a zip's reading. */
export type Progress = { total: number; parsed: number; failed: number; duplicates: number };

export type Coverage = Pick<Answer, 'readable' | 'unreadable' | 'waiting'>;

/** How much of the zips an answer can be about; a duplicate is read with the file that it repeats. */
export function coverageOf(zips: readonly Progress[]): Coverage {
  const sum = (value: (zip: Progress) => number): number => zips.reduce((all, zip) => all + value(zip), 0);
  return {
    readable: sum(({ parsed }) => parsed),
    unreadable: sum(({ failed }) => failed),
    waiting: sum(({ total, parsed, failed, duplicates }) => total - parsed - failed - duplicates),
  };
}

type Seen = Coverage & { examined: number; zips: number; isAboutAll: boolean };

/** What a reader has to know of what the answer was looked for in. */
export function notesOn({ examined, readable, unreadable, waiting, zips, isAboutAll }: Seen): string[] {
  const expected = readable + waiting;
  return [
    ...(isAboutAll
      ? [zips === 1 ? 'Your one zip was looked through.' : `All ${zips} zips were looked through.`]
      : []),
    ...(examined < expected
      ? [`Only ${examined} of ${filesOf(expected)} are read so far. Ask again later for the rest.`]
      : []),
    ...(unreadable > 0
      ? [
          `${filesOf(unreadable)} could not be read and ${unreadable === 1 ? 'is' : 'are'} not in this answer.`,
        ]
      : []),
  ];
}

const filesOf = (count: number): string => `${count} ${count === 1 ? 'file' : 'files'}`;

/** The answer as plain text. */
export const plainAnswerOf = ({ answer, notes }: Pick<Answer, 'answer' | 'notes'>): string =>
  [answer, ...notes].join('\n');
