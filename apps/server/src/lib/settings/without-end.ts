/** A text without the given characters at its end; a pattern such as `/[. ]+$/` would look at a run once per character. */
export function withoutEnd(text: string, dropped: string): string {
  let end = text.length;
  while (end > 0 && dropped.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
