const PROFESSIONS = 'ca|cma|cs|icwa|acca|cima|cfa';

/** Degree abbreviations, with any dots and spaces between the letters. */
export const LETTERS = [
  String.raw`ph\.?\s?d`,
  String.raw`d\.?\s?phil`,
  String.raw`m\.?\s?phil`,
  String.raw`e?m\.?\s?b\.?\s?a`,
  String.raw`pg\.?\s?d(?:\.?\s?b)?\.?\s?(?:m|a|ca)`,
  String.raw`p\.?\s?g\.?\s?d\.?\s?[a-z]{1,3}`,
  String.raw`[bm]\.?\s?-?\s?tech`,
  String.raw`[bm]\.?\s?eng`,
  String.raw`[bm]\.?\s?arch`,
  String.raw`[bmd]\.?\s?pharm(?:a(?:cy)?)?`,
  String.raw`[bm]\.?\s?des`,
  String.raw`[bm]a?[.-]?\s?sc|msci|fdsc`,
  String.raw`[bm][.-]?\s?comm?`,
  String.raw`[bm]\.?\s?ed`,
  String.raw`[bm]\.?\s?c\.?\s?a`,
  String.raw`[bm]\.?\s?b\.?\s?a`,
  String.raw`[bm]\.?\s?f\.?\s?a`,
  String.raw`[bmd]\.?\s?(?:voc|p\.?ed|el\.?\s?ed|v\.?sc|lib(?:\.?sc)?|mus)|d\.\s?ed|[if]\.\s?sc|[ifd]\.\s?com`,
  String.raw`bb[am]|b\.b\.[am]|b\.?m\.?s|mms|bhm(?:ct)?|bams|bhms|mbbs|bds|mds|bjmc|mjmc|bmm|msw|bsw|bsn|msn|mca|bca|bbs`,
  String.raw`(?:b\.?\s?a\.?\s?)?ll\.?\s?[bm]|j\.?d\.|m\.?\s?d\.|edd|ed\.d\.?|dba|dnb|dphil`,
  String.raw`icwai?|cfa(?! d[eu]s? )|a\.s\.|a\.a\.|a\.a\.s\.|aas|hn[dc]|hsc|h\.s\.c|ssc|s\.s\.c|hslc|puc|p\.u\.c|iti|ged`,
  String.raw`(?:${PROFESSIONS})[\s-](?:final|inter(?:mediate)?|foundation|executive|professional|ipcc|cpt|level [1-3i]+)`,
  String.raw`pgce|pgde|pgpm|pgcert|pg ?cert|lpc|gdl|mph|mpa|pharm\.?\s?d|dvm|dds|bpt|mpt|dmlt|bmlt|ond`,
];

/** Two letters are ambiguous, so they need dots between them or a word after them that follows degrees. */
export const TWO_LETTERS = String.raw`[BM]\.\s?[SAEM]\.?|B\.?S\.?c?|[BM]S|BA|BE|(?:MA|ME)(?!$)|B\.\s?E|M\.\s?E|BM|MM|[BM][A-Z][a-z]{1,4}(?:[A-Z][a-z]{1,4})?`;

/**
 * Letters that mean other things elsewhere, but at the start of a piece in an education section are qualifications:
 * certificates of Nigeria, Pakistan, Nepal, Malaysia and the Netherlands, of nurses and accountants, and Indian school
 * classes.
 */
export const LETTERS_IN_SECTION = [
  String.raw`GNM|ANM|ND|NCE|DAE|ICS|FSc|FA|F\.A\.?|ICom|DCom|SLC|SEE|SPM|PMR|PSLE|BAF|BBI|BFM|BIM|BIT|BOT|ACCA`,
  'CIMA|CPA|CA|CMA|CS|MD|DM|NC (?:IV|I{1,3})|X(?:II?)?|[+]2|HAVO|VWO|VMBO|MAVO',
].join('|');

/** What may follow such letters: punctuation, a small word or nothing; after the last ones also the field. */
export const LETTERS_WITH_FIELD = String.raw`[HM]BO|[+]2|ND|CPA|NC (?:IV|I{1,3})`;
