/** Languages that people name, by their English names in lower case: as they are called elsewhere, too. */
const OTHER_NAMES: Record<string, string> = {
  english: 'englisch, anglais, inglés, ingles, inglês, inglese, engels, angielski, engelska',
  german: 'deutsch, allemand, alemán, alemão, tedesco, duits, niemiecki',
  arabic: 'arabisch, arabe, árabe, arabo',
  chinese: 'chinesisch, chinois, chino, chinês, cinese',
  japanese: 'japanisch, japonais, japonés, japonês, giapponese',
  turkish: 'türkisch, turc, turco, türkçe',
  ukrainian: 'ukrainisch, ukrainien, ucraniano',
  catalan: 'català, catalán',
  basque: 'euskera, euskara',
  galician: 'gallego, galego',
  swahili: 'kiswahili',
  twi: 'akan',
  indonesian: 'bahasa indonesia',
  malay: 'bahasa melayu',
  french: 'französisch, français, francés, francês, francese, frans',
  spanish: 'spanisch, espagnol, español, espanhol, spagnolo, castilian, castellano',
  italian: 'italienisch, italien, italiano',
  portuguese: 'portugiesisch, portugais, português, portugués, portoghese',
  dutch: 'niederländisch, néerlandais, nederlands, holandés',
  polish: 'polnisch, polski',
  russian: 'russisch, russe, ruso',
  mandarin: 'putonghua',
  persian: 'farsi, dari',
  filipino: 'tagalog',
  tswana: 'setswana',
  punjabi: 'panjabi',
  bengali: 'bangla',
  odia: 'oriya',
};
const NAMES = `
afrikaans, albanian, amharic, arabic, armenian, assamese, azerbaijani, basque, belarusian, bengali, bosnian, breton, bulgarian, burmese, cantonese, catalan, chinese, croatian, czech
danish, dutch, english, estonian, filipino, finnish, flemish, french, galician, georgian, german, greek, gujarati, hausa, hebrew, hindi, hokkien, hungarian, icelandic, igbo, indonesian
irish, italian, japanese, javanese, kannada, kashmiri, kazakh, khmer, kikuyu, konkani, korean, kurdish, kyrgyz, lao, latvian, lithuanian, luxembourgish, macedonian, malay, malayalam, maltese
mandarin, marathi, mongolian, nepali, norwegian, odia, pashto, persian, polish, portuguese, punjabi, romanian, russian, sanskrit, serbian, shona, sindhi, sinhala, slovak
slovenian, somali, spanish, swahili, swedish, swiss german, tamil, telugu, thai, tibetan, tulu, tswana, turkish, twi, ukrainian, urdu, uzbek, vietnamese, welsh, xhosa, yoruba, zulu, isizulu`;

/** Every name of a language, with the one that stands for it. */
export const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map([
  ...namesIn(NAMES).map((name): [string, string] => [name, name]),
  ...Object.entries(OTHER_NAMES).flatMap(([norm, names]) =>
    [norm, ...namesIn(names)].map((name): [string, string] => [name, norm]),
  ),
]);
function namesIn(names: string): string[] {
  return names.trim().split(/,\s|\n/u);
}

/** The one name that stands for all names of a language; undefined where the words are none that is known. */
export const languageNorm = (words: string): string | undefined => LANGUAGE_NAMES.get(words.toLowerCase());

const CHINESE = ['mandarin', 'cantonese', 'hokkien'];

/** Who speaks Mandarin speaks Chinese, and not the other way round. */
export const kindsOfLanguage = (words: string): readonly string[] =>
  languageNorm(words) === 'chinese' ? CHINESE : [];

/** All names of a language, by any of them; none where the words are no language. */
export function namesOfLanguage(words: string): string[] {
  const norm = languageNorm(words);
  return norm === undefined ? [] : [...LANGUAGE_NAMES].flatMap(([name, own]) => (own === norm ? [name] : []));
}
