import { useCallback, useEffect } from 'react';
import { QUESTION_BOX } from '../conversation/composer.tsx';
import type { Place } from '../use-place.ts';

/**
 * Moves the focus to the question box, which a narrow window may have to show first; Ctrl / does so from anywhere. A
 * single key would need a way to turn it off (WCAG 2.2, 2.1.4).
 */
export function useWayToQuestions({ view, showView }: Place): () => void {
  const go = useCallback(() => {
    const box = () => document.getElementById(QUESTION_BOX);
    if (!box()) return;
    if (view !== 'questions') showView('questions');
    setTimeout(() => box()?.focus());
  }, [view, showView]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      if (document.querySelector('[aria-modal="true"]') || !document.getElementById(QUESTION_BOX)) return;
      event.preventDefault();
      go();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [go]);
  return go;
}
