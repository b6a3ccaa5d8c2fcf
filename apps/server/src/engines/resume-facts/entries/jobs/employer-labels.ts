import type { Line } from '../../lines/lines.ts';

/** `Name and address of employer`, as the forms of the European Union ask, over one line or two. */
const LABEL = /^name\s(?:and\saddress\s)?of\s(?:the\s)?employer\s*:?\s*/iu;
const MOST_LINES = 2;

/** The lines behind labels that ask for the employer, without the label, where it stands in front of its value. */
export function behindEmployerLabels(text: string, lines: readonly Line[]): Line[] {
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
