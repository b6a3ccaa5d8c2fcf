import { isCollege } from '../../mentions/colleges.ts';
import type { Line } from '../../lines/lines.ts';

/** The word that tells a school, alone or before a sign or a year: `University`, `Institute, 2015`. */
const SCHOOL_WORD =
  /^(?:University|Institute|College|School|Academy|UNIVERSITY|INSTITUTE|COLLEGE)(?=\s*(?:$|[,|(\t\d]))/u;
/** The field of a school: `of Applied Arts`. */
const FIELD = /^(?:of|for|and)\s\p{Lu}/u;
const OPEN = /\p{L}$/u;

/** Puts together the lines over which a narrow column broke the name of a school: `Caspian Art` and `University`. */
export function joinWrappedSchools(text: string, lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && goesOn(last, line)) {
      const { end, isBeforeBlank } = line;
      joined[joined.length - 1] = { ...last, end, isBeforeBlank, text: text.slice(last.start, end) };
    } else joined.push(line);
  }
  return joined;
}

function goesOn(last: Line, { text, isBullet, isAfterBlank }: Line): boolean {
  if (isBullet || isAfterBlank || !OPEN.test(last.text)) return false;
  return SCHOOL_WORD.test(text) || (FIELD.test(text) && isCollege(last.text));
}
