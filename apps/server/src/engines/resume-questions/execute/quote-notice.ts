import type { Evidence } from '@slotwise/contract/deepgaze/questions.schema';
import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import type { SourceResume } from './resume-source.ts';
import { quoteAt, quoteInLine } from './evidence.ts';

/** What a statement of a notice period begins with, or its label. */
const LABEL =
  /notice|np\b|lwd|last working|avail|join|start|immediate|kündigung|eintritt|verfügbar|disponib|préavis|preaviso|opzeg/gi;
/** Where another statement of the same line begins or ends. */
const BREAK = /[.!?;]\s+|\s*[|•·\t]\s*|\s{3,}/g;
/** A date that the next line goes on with. */
const WRAPPED = /^[^\n]*\n[^\n]{0,40}?\)/;
const OPEN = /\([^()\n]*$/;

/**
 * The words that state a notice period with their label, and nothing of the line before or behind them: next to it many write
 * when they were born and whether they are married.
 */
export function quoteNotice(resume: SourceResume, stretch: Stretch): Evidence | null {
  const line = quoteInLine(resume, stretch);
  if (!line) return null;
  const { text } = resume;
  const labels = [...text.slice(line.start, stretch.start).matchAll(LABEL)];
  const label = labels.at(-1)?.index ?? stretch.start - line.start;
  const breaks = [...text.slice(line.start, line.start + label).matchAll(BREAK)];
  const before = breaks.at(-1);
  const behind = text.slice(stretch.end, line.end).search(BREAK);
  return quoteAt(resume, {
    start: before ? line.start + before.index + before[0].length : line.start,
    end: behind < 0 ? wrappedEnd(text, line) : stretch.end + behind,
  });
}

/** The end of a line, or of the bracket that it leaves open. */
function wrappedEnd(text: string, { start, end }: Evidence): number {
  if (!OPEN.test(text.slice(start, end))) return end;
  return end + (WRAPPED.exec(text.slice(end))?.[0].length ?? 0);
}
