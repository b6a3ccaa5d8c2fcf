/** Removes the given characters from a text's end; a pattern such as `/[. ]+$/` would rescan a run from each character. */
export function withoutEnd(text: string, dropped: string): string {
  let end = text.length;
  while (end > 0 && dropped.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
