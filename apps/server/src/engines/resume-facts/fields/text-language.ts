/** Frequent small words of each language, which even resumes made of lists use. */
const PROFILES: Record<string, readonly string[]> = {
  en: words(
    'the and of in to for with on as at by from was is are an this that my have has using skills experience work worked team education university company management years project projects',
  ),
  de: words(
    'und der die das in von mit für auf im den zu des bei als ist eine ein zur zum sowie durch kenntnisse berufserfahrung ausbildung universität studium projekte bis seit heute sprachen über',
  ),
  fr: words(
    'et de la le les des en du un une pour dans sur avec au aux par est je expérience compétences formation langues projets gestion développement entreprise à depuis sein mise',
  ),
  es: words(
    'y de la el los las en del un una para con por al se experiencia educación formación idiomas habilidades gestión desarrollo empresa proyectos trabajo años como su conocimientos universidad',
  ),
  pt: words(
    'e de da do os as em um uma para com por ao na no dos das experiência formação habilidades gestão desenvolvimento empresa projetos anos como conhecimentos universidade não são',
  ),
  it: words(
    'e di la il le i in del della dei delle un una per con da al alla nel esperienza istruzione formazione competenze lingue gestione sviluppo azienda progetti anni presso università conoscenza',
  ),
  nl: words(
    'en de het een van in op voor met aan bij als is werkervaring opleiding vaardigheden talen ervaring ontwikkeling projecten universiteit jaar door tot naar ook binnen',
  ),
  pl: words(
    'i w na z do oraz dla od przez jest doświadczenie wykształcenie umiejętności języki praca projekt obsługa studia uniwersytet się',
  ),
  sv: words(
    'och i att en det som för på med av är till den erfarenhet utbildning kunskaper språk arbete projekt universitet år inom samt',
  ),
  tr: words(
    've bir için ile bu olarak deneyim eğitim beceriler diller üniversitesi proje geliştirme yönetimi yıl iş olan',
  ),
};
/** Scripts that identify one language, or stand for it. */
const SCRIPTS: [code: string, letters: RegExp][] = [
  ['hi', /\p{Script=Devanagari}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
];
const READ = 6000;
const LEAST_WORDS = 3;
const LEAST_SHARE = 0.03;
const SCRIPT_SHARE = 0.3;
/** Greek is the first script after the Latin letters. */
const BEYOND_LATIN = /[\u0370-\uffff]/;
const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}/gu;

function words(text: string): readonly string[] {
  return text.split(' ');
}

const LANGUAGES_OF = new Map<string, string[]>();
for (const [code, profile] of Object.entries(PROFILES)) {
  for (const word of profile) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), code]);
}

/**
 * The language of a text from its letters and small words, as ISO 639-1; empty if there is too little text. In a mixed
 * text, the language of most words.
 */
export function detectLanguage(text: string): string {
  const read = text.slice(0, READ);
  return scriptLanguage(read) ?? wordLanguage(read);
}

function scriptLanguage(read: string): string | null {
  // A quick pre-check, since most texts have no such letter and counting is slow.
  if (!BEYOND_LATIN.test(read)) return null;
  const other = read.match(OTHER_LETTERS)?.length ?? 0;
  if (other === 0 || other < (read.match(/\p{L}/gu)?.length ?? 0) * SCRIPT_SHARE) return null;
  const counted = SCRIPTS.map(([code, pattern]) => ({ code, count: read.match(pattern)?.length ?? 0 }));
  const most = counted.toSorted((a, b) => b.count - a.count)[0];
  return most && most.count > 0 ? most.code : null;
}

function wordLanguage(read: string): string {
  const scores = new Map<string, number>();
  const all = read.toLowerCase().match(/\p{L}+/gu) ?? [];
  for (const word of all) {
    // A word of several languages counts less for each.
    const codes = LANGUAGES_OF.get(word) ?? [];
    for (const code of codes) scores.set(code, (scores.get(code) ?? 0) + 1 / codes.length);
  }
  const [best] = [...scores].toSorted((a, b) => b[1] - a[1]);
  return best && best[1] >= Math.max(LEAST_WORDS, all.length * LEAST_SHARE) ? best[0] : '';
}
