/** The named entities that documents use; HTML has two thousand, mostly for mathematics. */
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  middot: '·',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
};
const LAST_LETTER = 0x10ffff;

/** The text with its entities resolved; unknown ones stay as written. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(
    /&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi,
    (whole, entity: string) => findLetter(entity) ?? whole,
  );

function findLetter(entity: string): string | undefined {
  if (!entity.startsWith('#')) return NAMED[entity.toLowerCase()];
  const isHex = /^#x/i.test(entity);
  const number = Number.parseInt(entity.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return number > 0 && number <= LAST_LETTER ? String.fromCodePoint(number) : undefined;
}
