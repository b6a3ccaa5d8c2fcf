import type { Verdict } from '@slotwise/contract/deepgaze/questions.schema';
import { Check, CircleQuestionMark, X } from 'lucide-react';
import { Tag } from '#ui/text/tag.tsx';
import { VERDICT_WORDS } from './words.texts.ts';

const SIGNS = { YES: Check, NO: X, UNCLEAR: CircleQuestionMark } as const;
const TONES = { YES: 'good', NO: 'over', UNCLEAR: 'waiting' } as const;

/** The resume's verdict on the question, as icon and word. */
export function VerdictTag({ verdict }: { verdict: Verdict }) {
  const Sign = SIGNS[verdict];
  return (
    <Tag tone={TONES[verdict]}>
      <Sign size={12} strokeWidth={2.6} aria-hidden />
      {VERDICT_WORDS[verdict]()}
    </Tag>
  );
}
