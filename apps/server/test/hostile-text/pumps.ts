/** Texts that may make a backtracking pattern slow when repeated; each is repeated until the text is long enough. */
export const PUMPS: readonly string[] = [
  ...' \t\n\r.,;:-_@|/\\=+%&$#*•?!\'"<>()[]{}a1A0'.split(''),
  '\u00a0',
  '\u200b',
  '\u0301',
  'a\u0301',
  '\u0301\u0316',
  '😀',
  'ß',
  'İ',
  '١',

  ' \n',
  '\n\n',
  ' a',
  'a ',
  'A ',
  'a.',
  'a@',
  'a-',
  'a,',
  'a, ',
  '1 ',
  '1.',
  '1-',
  '- ',
  'ab ',
  'Ab Cd\n',
  'A.B. ',

  'and ',
  'for me ',
  ' in',
  'the ',
  'http://',
  'www.',
  '2019 ',
  '2019 - ',
  'Jan 2019 ',
  '@a.',
  'a@b.c ',
  '+91 ',

  '<a ',
  '<Relationship ',
  '<a b="',
  '</a>',
  '<!--',
  '<![CDATA[',
  '&amp;',
  '&#',
  '=?',
  '=?u?q?a?= ',
  '${',
  '{{',
  '**',
  '~~',
  '`',
];

/** Ordinary words, which every reader is made for. */
export const HARMLESS = 'Meera reads mails of her team and answers them by noon. ';

/** Exactly `length` characters: `head`, the pump as often as it fits, and `tail`. */
export function pumped(pump: string, length: number, head = '', tail = ''): string {
  const room = Math.max(0, length - head.length - tail.length);
  return head + pump.repeat(Math.ceil(room / pump.length)).slice(0, room) + tail;
}
