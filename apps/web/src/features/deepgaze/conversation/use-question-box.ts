import { useRef, useState } from 'react';
import type { Conversation } from './use-conversation.ts';

const GAP = /\.\.\.|…/;

/**
 * The box for the next question. A suggestion with a gap is put into it for the reader to complete; any other is asked
 * at once.
 */
export function useQuestionBox(send: Conversation['send']) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const take: Conversation['send'] = async (question, more) => {
    if (!GAP.test(question)) return send(question, more);
    setText(question);
    selectGap(box.current, question);
  };
  return { box, text, setText, take };
}

/** Selects the gap once the text is there, so that the next key replaces it. */
function selectGap(box: HTMLTextAreaElement | null, question: string) {
  const gap = GAP.exec(question);
  setTimeout(() => {
    box?.focus();
    if (gap) box?.setSelectionRange(gap.index, gap.index + gap[0].length);
  });
}
