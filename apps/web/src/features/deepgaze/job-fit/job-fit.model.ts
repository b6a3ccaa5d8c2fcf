import type {
  FitCount,
  JobCondition,
  JobLeftOut,
  JobReading,
} from '@slotwise/contract/deepgaze/job-fit.schema';
import { FIT } from './job-fit.texts.ts';

const ORDER: readonly JobLeftOut[] = ['PROTECTED', 'PAY', 'MORE', 'UNREAD', 'TRAIT'];

/** What was left out, grouped by reason. */
export function groupLeftOut(leftOut: JobReading['leftOut']): { why: JobLeftOut; words: string[] }[] {
  return ORDER.map((why) => ({
    why,
    words: leftOut.filter((one) => one.why === why).map(({ words }) => words),
  })).filter(({ words }) => words.length > 0);
}

/** '5 of 7 must-haves', '2 of 3 nice-to-haves, 1 unclear'; '' if none is asked for. */
export const countText = ({ met, unclear, asked }: FitCount, kind: 'MUST' | 'NICE'): string =>
  asked === 0 ? '' : FIT.count({ met, asked, kind, unclear });

/** The initial value of an added condition. */
export const NEW_CONDITION: JobCondition = { filter: { kind: 'SKILL', value: '' }, isMust: true, words: '' };
