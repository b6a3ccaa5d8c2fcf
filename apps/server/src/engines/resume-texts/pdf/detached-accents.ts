/** Standalone accents, with their combining marks. */
const MARKS: Record<string, string> = {
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  ˇ: '\u030c',
  '˘': '\u0306',
  '˚': '\u030a',
  '˝': '\u030b',
  '¸': '\u0327',
};
/** After a single letter the acute is an apostrophe, `l´avion`, and before a word the grave quotes code. */
const DETACHED = /([¨ˆ˜ˇ˘˚˝]|(?<!(?<!\p{L})[dlnDLNO])´|(?<=\p{L})`(?=[aeiouAEIOU])|¸(?=[cstCST]))(\p{L}|ı)/gu;
/** `don´t`, `Children´s`: no letter has this accent. */
const BARE = /^\p{L}$/u;

/**
 * Joins accents to letters in old fonts, which draw them separately before the letter, as LaTeX does: `M¨uller` becomes
 * `Müller`. If no such letter exists, both stay as they are.
 */
export function withAccentsJoined(text: string): string {
  return text.replace(DETACHED, (detached, accent: string, letter: string) => {
    const joined = ((letter === 'ı' ? 'i' : letter) + (MARKS[accent] ?? '')).normalize('NFC');
    return BARE.test(joined) && !(accent === '´' && letter === 's') ? joined : detached;
  });
}
