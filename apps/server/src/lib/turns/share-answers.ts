type Entry<T> = { underWay: Promise<T>; next?: Promise<T> };

/**
 * Lets concurrent callers with the same question share one answer. An answer is never older than its question: a caller
 * that arrives while one is pending waits for the next, together with all who arrive meanwhile.
 */
export function shareAnswers<T>(answer: (question: string) => Promise<T>): (question: string) => Promise<T> {
  const asked = new Map<string, Entry<T>>();

  const begin = (question: string): Promise<T> => {
    const entry: Entry<T> = { underWay: answer(question) };
    asked.set(question, entry);
    const end = (): void => {
      if (!entry.next) asked.delete(question);
    };
    entry.underWay.then(end, end);
    return entry.underWay;
  };

  return (question) => {
    const entry = asked.get(question);
    if (!entry) return begin(question);
    const again = (): Promise<T> => begin(question);
    entry.next ??= entry.underWay.then(again, again);
    return entry.next;
  };
}
