import { useEffect, useRef } from 'react';

/** Focuses the last group of `root` once a line announced by `noteAdded` is there: the person who adds one types into it next. */
export function useFocusOfNewLine(lines: number) {
  const root = useRef<HTMLDivElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    const last = [...(root.current?.querySelectorAll('[role="group"]') ?? [])].at(-1);
    last?.querySelector('input')?.focus();
  }, [lines]);
  const noteAdded = () => {
    isAdded.current = true;
  };
  return { root, noteAdded };
}
