/**
 * The state of a group in braces, inherited by nested groups. `skip` counts fallback characters after a Unicode one.
 */
export type RtfGroup = {
  isLeftOut: boolean;
  isHidden: boolean;
  skip: number;
  points?: number;
  colour?: number;
  hasBackground?: boolean;
  isColourTable?: boolean;
};

/** The state of reading a Rich Text file. */
export type RtfState = {
  group: RtfGroup;
  groups: RtfGroup[];
  encoding: string;
  colours: string[];
  toSkip: number;
  bytes: number[];
  seen: string[];
  hidden: string[];
};

type Say = (state: RtfState, text: string) => void;
type Follow = (state: RtfState, number: number | null, say: Say) => void;

/** Destinations without page text: fonts, colors, pictures, field instructions, shape properties. */
const LEFT_OUT =
  'fonttbl|colortbl|stylesheet|info|pict|object|fldinst|generator|listtable|listoverridetable|rsidtbl|themedata|colorschememapping|latentstyles|datastore|xmlnstbl|filetbl|revtbl|sp|shprslt|nonshppict|annotation|atnid|atnauthor|bkmkstart|bkmkend|mmathPr|pnseclvl';
const UNREAD = new Set(LEFT_OUT.split('|'));
/** Optional destinations whose words are still on the page. */
const TAKEN = new Set(['shpinst', 'shptxt', 'shppict']);

/** Control words that stand for characters. */
const LETTERS: Record<string, string> = {
  par: '\n',
  line: '\n',
  sect: '\n',
  row: '\n',
  nestrow: '\n',
  tab: '\t',
  cell: '\t',
  nestcell: '\t',
  page: '\f',
  bullet: '•',
  endash: '–',
  emdash: '—',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  enspace: ' ',
  emspace: ' ',
};

const isOn = (number: number | null): boolean => number !== 0;

const WORDS: Record<string, Follow> = {
  ansicpg: (state, number) => (state.encoding = toEncoding(number)),
  mac: (state) => (state.encoding = 'macintosh'),
  uc: ({ group }, number) => (group.skip = Math.min(10, Math.max(0, number ?? 1))),
  u: (state, number, say) => {
    const unit = (number ?? 0) < 0 ? (number ?? 0) + 0x10000 : (number ?? 0);
    say(state, String.fromCharCode(unit & 0xffff));
    state.toSkip = state.group.skip;
  },
  v: ({ group }, number) => (group.isHidden = isOn(number)),
  fs: ({ group }, number) => (group.points = (number ?? 24) / 2),
  cf: ({ group }, number) => (group.colour = number ?? 0),
  cb: ({ group }, number) => (group.hasBackground = isOn(number)),
  highlight: ({ group }, number) => (group.hasBackground = isOn(number)),
  chcbpat: ({ group }, number) => (group.hasBackground = isOn(number)),
  cbpat: ({ group }, number) => (group.hasBackground = isOn(number)),
  // A cell or shape may be filled, which is stated elsewhere.
  intbl: ({ group }) => (group.hasBackground = true),
  shptxt: ({ group }) => (group.hasBackground = true),
  pard: ({ group }) => delete group.hasBackground,
  plain: ({ group }) => {
    group.isHidden = false;
    delete group.colour;
    delete group.points;
  },
  red: (state, number) => (state.colours[state.colours.length] = toHex(number)),
  green: (state, number) => addChannel(state, number),
  blue: (state, number) => addChannel(state, number),
};

/** Handles a control word; `say` writes characters to the page. */
export function followWord(state: RtfState, word: string, number: number | null, say: Say): void {
  if (TAKEN.has(word)) state.group.isLeftOut = state.groups.at(-1)?.isLeftOut ?? false;
  if (UNREAD.has(word)) state.group.isLeftOut = true;
  if (word === 'colortbl') {
    state.group.isColourTable = true;
    // The first color is the program's default, black, which has no channels in the table.
    state.colours = ['000000'];
  }
  if (/^(red|green|blue)$/.test(word) && !state.group.isColourTable) return;
  const letter = LETTERS[word];
  if (letter === undefined) WORDS[word]?.(state, number, say);
  else say(state, letter);
}

const toHex = (channel: number | null): string =>
  Math.min(255, Math.max(0, channel ?? 0))
    .toString(16)
    .padStart(2, '0');

function addChannel({ colours }: RtfState, channel: number | null): void {
  colours.push(`${colours.pop() ?? ''}${toHex(channel)}`);
}

const EAST_ASIAN = new Map([
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [65001, 'utf-8'],
]);

/** The decoder's name for a Windows code page; the Western one if unknown. */
function toEncoding(page: number | null): string {
  const known = EAST_ASIAN.get(page ?? 0);
  if (known) return known;
  return /^(125[0-8]|874)$/.test(String(page)) ? `windows-${page}` : 'windows-1252';
}
