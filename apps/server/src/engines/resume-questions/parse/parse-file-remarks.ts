import type { ResumeFlag } from '@slotwise/contract/deepgaze/resumes.schema';
import { completePlan, type QueryPlan } from '../plan/query-plan.ts';
import { isCounting } from './parse-counting.ts';
import { isFiller } from '../lexicon/filler-words.ts';
import { joinLow, tokenize } from '../tokens/tokenize.ts';

/** Remarks about files, as questions ask for them and as answers name them. */
const REMARKS_WORDS = 'ai|machines?|bots?|llms?|language models?|computers?';
const REMARKS_PHRASES = 'instructions?|commands?|messages?|words|prompts?';
const REMARKS: readonly { flag: ResumeFlag; asked: RegExp; called: string }[] = [
  {
    flag: 'ADDRESSED_TO_MACHINES',
    asked: new RegExp(
      String.raw`\b(?:${REMARKS_PHRASES}) (?:to|for|at) (?:an? |the )?(?:${REMARKS_WORDS})\b|\bprompt[- ]injections?\b`,
    ),
    called: 'those with words that tell a machine what to do',
  },
  {
    flag: 'HIDDEN_TEXT',
    asked: /\b(?:hidden|invisible) (?:text|words?|keywords?|instructions?)\b/,
    called: 'those with words that no one sees',
  },
];

/** The remark that a question asks for and nothing else; null for any other question. */
export function parseFileRemark(question: string): ResumeFlag | null {
  const low = joinLow(tokenize(question));
  const remark = REMARKS.find(({ asked }) => asked.test(low));
  const isAll = remark && low.replace(remark.asked, ' ').trim().split(/\s+/).every(isFiller);
  return isAll ? remark.flag : null;
}

/** 'Which resumes have hidden text?' asks for resumes with that remark; their texts do not show it. */
export const planFileRemark = (question: string, flag: ResumeFlag, resumeIds: string[]): QueryPlan =>
  completePlan({
    op: isCounting(question.toLowerCase()) ? 'COUNT' : 'FIND',
    filters: [
      {
        kind: 'RESUMES',
        value: REMARKS.find((one) => one.flag === flag)?.called ?? '',
        resumeIds: resumeIds.slice(0, 2000),
      },
    ],
  });
