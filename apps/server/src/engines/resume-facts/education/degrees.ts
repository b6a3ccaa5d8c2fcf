/** The names of degrees in full, the longer before those that they begin with. Boards and schools may bear the same names. */
const FULL = [
  String.raw`bachelor(?:['’]?s)?(?:\sdegree)?`,
  String.raw`master(?:['’]?s)?(?:\sdegree)?|masters`,
  String.raw`doctorate|doctor of \p{L}+`,
  String.raw`post[\s-]?graduat(?:e|ion)|post[\s-]?graduate diploma`,
  String.raw`under[\s-]?graduate`,
  String.raw`(?<=^\s*)graduat(?:e|ion)(?!\s?(?:date|year|:))`,
  String.raw`associate(?:['’]?s)?(?:\sof|\sin|\sdegree)`,
  String.raw`(?:advanced?\s|higher\s|higher national\s|pg\s|post graduate\s|honou?rs\s)?diploma`,
  String.raw`(?<=^\s*)high school(?: diploma)?(?!,?\s\p{L})`,
  String.raw`(?:higher secondary|senior secondary|secondary school|intermediate|matriculation)(?: certificate)?(?!.{0,40}\b(?:school|college)\b)`,
  String.raw`class\s(?:x|xii|10|12)(?:th)?|(?:10|12)\s?th|10\s?\+\s?2|x(?:ii)?th|s\.?s\.?l\.?c`,
  String.raw`general education(?:al)? development|juris doctor|chartered accountan(?:t|cy)|degree in(?=\s\p{Lu})|nvq(?: level \d)?`,
  String.raw`(?:graduate |post[\s-]?graduate |advanced |higher |national )?certificate (?:i{1,3}v?|iv|v|[1-6]|level \d)(?= )|(?:graduate |post[\s-]?graduate )?certificate (?:in|of)(?=\s\p{Lu})`,
  String.raw`a[\s-]levels?|gcses?|btec(?: level \d| national| higher)?|(?:school )?leaving cert(?:ificate)?|(?<=^\s*)grade (?:10|12)`,
  String.raw`(?:advanced|executive|general|senior) management program(?:me)?`,
];
const FULL_ELSEWHERE = [
  'licenciatura|licence|licenciad[oa]|ingenier[íi]a|(?<=^\\s*)ingenier[oa]|maestr[íi]a|mag[íi]ster|grado en',
  'laurea|magistrale',
  String.raw`diplom(?:-\p{L}+)?`,
  'abitur|staatsexamen',
  String.raw`baccalauréat|mastère|bts|dut|(?<=^\s*)cap(?=\s\p{Lu})|dr\.?\s(?:rer|phil|med|ing|iur|jur)\.?(?:\s(?:nat|pol|oec|medic)\.?)?`,
  'bacharelado|mestrado|doutorado',
  'ingénieur|tecnólog[oa]|técnico superior|magister|mag\\.',
];
/** Degrees as they are shortened, dots and spaces between the letters included. */
const SHORT = [
  String.raw`ph\.?\s?d`,
  String.raw`d\.?\s?phil`,
  String.raw`m\.?\s?phil`,
  String.raw`e?m\.?\s?b\.?\s?a`,
  String.raw`pg\.?\s?d(?:\.?\s?b)?\.?\s?(?:m|a|ca)`,
  String.raw`p\.?\s?g\.?\s?d\.?\s?[a-z]{1,3}`,
  String.raw`[bm]\.?\s?-?\s?tech`,
  String.raw`[bm]\.?\s?eng`,
  String.raw`[bm]\.?\s?arch`,
  String.raw`[bm]\.?\s?pharm(?:a(?:cy)?)?`,
  String.raw`[bm]\.?\s?des`,
  String.raw`[bm][.-]?\s?sc`,
  String.raw`[bm][.-]?\s?comm?`,
  String.raw`[bm]\.?\s?ed`,
  String.raw`[bm]\.?\s?c\.?\s?a`,
  String.raw`[bm]\.?\s?b\.?\s?a`,
  String.raw`[bm]\.?\s?f\.?\s?a`,
  String.raw`bb[am]|b\.b\.[am]|bms|mms|bhm|bams|bhms|mbbs|bds|mds|bjmc|mjmc|bmm|msw|bsw|bsn|msn|mca|bca|bbs`,
  String.raw`ll\.?\s?[bm]|j\.?d\.|m\.?\s?d\.|edd|ed\.d\.?|dba|dnb|dphil`,
  String.raw`icwai?|cfa(?! d[eu]s? )|a\.s\.|a\.a\.|a\.a\.s\.|aas|hnd|hsc|h\.s\.c|ssc|s\.s\.c|hslc|puc|p\.u\.c|iti|ged`,
  String.raw`pgce|pgcert|pg ?cert|lpc|gdl|mph|mpa|pharm\.?\s?d|dvm|dds`,
];
/** Two letters could be anything, so they need a word behind them that a degree has there, or dots between them. */
const TWO = String.raw`[BM]\.\s?[SAEM]\.?|B\.?S\.?c?|[BM]S|BA|BE|(?:MA|ME)(?!$)|B\.\s?E|M\.\s?E|BM|MM|[BM][A-Z][a-z]{1,4}(?:[A-Z][a-z]{1,4})?`;
const START = String.raw`(?<![\p{L}\d.@/-])`;
const END = String.raw`(?![\p{L}\d@])`;

const LONG_DEGREE = new RegExp(`${START}(?:${[...FULL, ...FULL_ELSEWHERE, ...SHORT].join('|')})${END}`, 'iu');
/** `MS Office` is no degree: programs of Microsoft, as they are written large, small or all in capitals. */
const MICROSOFT = String.raw`(?!M\.?S\.?[\s-]?(?:[oO]ffice|OFFICE|[eE]xcel|EXCEL|[wW]ord|WORD|[pP]ower|POWER|[aA]ccess|ACCESS|SQL|DOS|[oO]utlook|[pP]roject|[vV]isio|[wW]indows|[pP]aint))`;
/** What stands behind a degree: the end, a sign, 'in' and its like, or a word of its field. */
const BEHIND = [
  String.raw`\.?\s*$`,
  String.raw`\.?\s*[,(:–—|·-]`,
  String.raw`\.?\s+(?:in|of|from|degree|with|hons?|IN|OF)\b`,
  String.raw`\.?\s+\p{Lu}\p{Ll}`,
  String.raw`\s+[A-Z]{2,4}(?!\p{L})`,
  String.raw`\s+\p{Ll}{4}`,
];
/** `Cambridge MA` is in Massachusetts. */
const STATE = String.raw`(?<!\p{Lu}\p{Ll}+ )`;
const SHORT_DEGREE = new RegExp(
  `${START}${MICROSOFT}(?:${TWO}|${STATE}(?:MA|ME)(?=$))${END}(?=${BEHIND.join('|')})`,
  'u',
);

/** Where a line names a degree; null where it does not. */
export function degreeIn(text: string): { start: number; end: number } | null {
  const matches = [LONG_DEGREE.exec(text), SHORT_DEGREE.exec(text)].filter((match) => match !== null);
  const first = matches.toSorted((a, b) => a.index - b.index)[0];
  return first ? { start: first.index, end: first.index + first[0].length } : null;
}

export const hasDegree = (text: string): boolean => degreeIn(text) !== null;
