/** The distinct texts, ignoring case, each as first written. */
export function distinctTexts(texts: string[]): string[] {
  const first = new Map<string, string>();
  for (const text of texts) if (!first.has(text.toLowerCase())) first.set(text.toLowerCase(), text);
  return [...first.values()];
}
