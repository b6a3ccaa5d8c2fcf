/** Accents that stand alone, by the mark that joins them to a letter. */
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
/** Behind a single letter the acute is someone's apostrophe, `l´avion`, and before a word the grave quotes code. */
const DETACHED = /([¨ˆ˜ˇ˘˚˝]|(?<!(?<!\p{L})[dlnDLNO])´|(?<=\p{L})`(?=[aeiouAEIOU])|¸(?=[cstCST]))(\p{L}|ı)/gu;
/** `don´t`, `Children´s`: no letter bears it. */
const BARE = /^\p{L}$/u;

/**
 * Letters of old fonts with their accents, which those draw by themselves before the letter, as LaTeX does: `M¨uller` is
 * `Müller`. Where no such letter exists, both stay as they are.
 */
export function withAccentsJoined(text: string): string {
  return text.replace(DETACHED, (detached, accent: string, letter: string) => {
    const joined = ((letter === 'ı' ? 'i' : letter) + (MARKS[accent] ?? '')).normalize('NFC');
    return BARE.test(joined) && !(accent === '´' && letter === 's') ? joined : detached;
  });
}
