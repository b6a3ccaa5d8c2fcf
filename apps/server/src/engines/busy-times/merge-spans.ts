import type { MillisSpan } from '../calendar-files/file-event.ts';

/** Merges spans that overlap or touch. Returns them in ascending order. */
export function mergeSpans(spans: MillisSpan[]): MillisSpan[] {
  const merged: MillisSpan[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
