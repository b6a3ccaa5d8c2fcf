import type { Line } from '../../lines/lines.ts';

/** `Name and address of employer`, a label of European Union forms, over one line or two. */
const LABEL = /^name\s(?:and\saddress\s)?of\s(?:the\s)?employer\s*:?\s*/iu;
const MOST_LINES = 2;

/** The lines after employer labels, without the label if it is on the same line as its value. */
export function afterEmployerLabels(text: string, lines: readonly Line[]): Line[] {
  return lines.flatMap((first, at) => {
    for (let count = 1; count <= MOST_LINES; count += 1) {
      const last = lines[at + count - 1];
      const label = last && LABEL.exec(text.slice(first.start, last.end))?.[0];
      if (!last || !label) continue;
      const start = first.start + label.length;
      if (start < last.end) return [{ ...last, start, text: text.slice(start, last.end) }];
      return lines[at + count] ?? [];
    }
    return [];
  });
}
