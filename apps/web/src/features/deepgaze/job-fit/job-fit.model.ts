import type {
  FitCount,
  FitVerdict,
  JobCondition,
  JobLeftOut,
  JobReading,
} from '@slotwise/contract/deepgaze/job-fit.schema';

export const FIT_WORDS: Record<FitVerdict, string> = {
  YES: 'Yes',
  UNCLEAR: 'Unclear',
  OTHERWISE: 'States otherwise',
  NOT_STATED: 'Not stated',
};

/** Why words of a job description are no condition. */
const LEFT_OUT_WORDS: Record<JobLeftOut, string> = {
  PROTECTED: 'Refused: no one may be chosen by this',
  PAY: 'Pay is no filter, since resumes state little of it. It is shown where a resume states it',
  MORE: 'Left out: there are too many conditions already',
  UNREAD: 'Not understood',
  TRAIT: 'Qualities that no resume proves',
};
const ORDER: readonly JobLeftOut[] = ['PROTECTED', 'PAY', 'MORE', 'UNREAD', 'TRAIT'];

/** What was left out, by the reason for it. */
export function groupLeftOut(leftOut: JobReading['leftOut']): { title: string; words: string[] }[] {
  return ORDER.map((why) => ({
    title: LEFT_OUT_WORDS[why],
    words: leftOut.filter((one) => one.why === why).map(({ words }) => words),
  })).filter(({ words }) => words.length > 0);
}

/** '5 of 7 must-haves', '2 of 3 nice-to-haves, 1 unclear'; '' where none is asked for. */
export function countText({ met, unclear, asked }: FitCount, name: string): string {
  if (asked === 0) return '';
  const doubt = unclear > 0 ? `, ${unclear} unclear` : '';
  return `${met} of ${asked} ${asked === 1 ? name : `${name}s`}${doubt}`;
}

/** A condition that someone adds. */
export const NEW_CONDITION: JobCondition = { filter: { kind: 'SKILL', value: '' }, isMust: true, words: '' };
