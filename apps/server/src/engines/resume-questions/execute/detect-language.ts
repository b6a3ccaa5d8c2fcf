import { wordSet } from '#lib/text/word-set.ts';

/** Small words and headings that stand in every resume of a language and in few of another. */
const COMMON: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['English', wordSet('and the of in with to for from experience education skills work at by')],
  [
    'German',
    wordSet(
      'und der die das mit für von bei als im zur zum seit bis heute lebenslauf berufserfahrung ausbildung sprachen kenntnisse sonstiges deutsch',
    ),
  ],
  [
    'French',
    wordSet('et le la les de des du en pour avec dans sur aux expérience formation compétences langues'),
  ],
  [
    'Spanish',
    wordSet('y el la los las de del con para en por experiencia formación educación habilidades idiomas'),
  ],
  ['Italian', wordSet('e il lo gli della del di con per esperienza istruzione competenze lingue')],
  [
    'Portuguese',
    wordSet(
      'e o os da de do dos das com para em no na ao desde até experiência formação gestão competências idiomas línguas',
    ),
  ],
  ['Dutch', wordSet('en de het van met voor een bij werkervaring opleiding vaardigheden talen')],
  ['Polish', wordSet('i w z na do oraz doświadczenie wykształcenie umiejętności języki')],
];
const FEWEST = 4;

const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;

const isInLatin = (text: string) => (text.match(LATIN)?.length ?? 0) * 2 >= (text.match(LETTER)?.length ?? 0);

/**
 * The language that a resume is written in, where it is surely not English; null where it is, or nothing tells. A text in
 * another script than the Latin one is in 'another language'.
 */
export function detectLanguage(text: string): string | null {
  if (!isInLatin(text)) return 'another language';
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counted = COMMON.map(([name, common]) => ({
    name,
    said: words.filter((word) => common.has(word)).length,
  }));
  const [most] = counted.toSorted((one, other) => other.said - one.said);
  return most && most.said >= FEWEST && most.name !== 'English' ? most.name : null;
}
