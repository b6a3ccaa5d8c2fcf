import type { SectionKind } from '@slotwise/contract/deepgaze/resumes/resumes.schema';
import { kindOfOwnWords } from './heading-words.ts';
import type { Line } from '../lines.ts';

type Heading = { kind: SectionKind; pattern: RegExp };

/** Headings as resumes write them, lower case, `&` written out; the first pattern that fits decides. */
const HEADINGS: Heading[] = [
  heading('SKILLS', [
    '(?:(?:key|core|technical|professional|it|computer|additional|other|soft|relevant|special|specialized|top|software|programming|interpersonal|functional|domain|main|hard|managerial|business|primary|my|personal) )*(?:and )?(?:skills?|skill ?sets?|competenc(?:y|ies)|expertise|proficienc(?:y|ies)|technologies|tools|technical summary|highlights|qualifications summary|technical environment|technical knowledge|technical profile|tech stack|strengths and skills)(?: (?:and|set|summary|details?|highlights|abilities|expertise|tools|technologies|competencies|proficiency|knowledge|matrix|profile|interests|strengths|known|software|languages|other))*',
    'areas? of (?:expertise|strength|specialization|proficiency)',
    '(?:what|things) i (?:know|can do|am good at|do best|use|work with)|(?:tools|technologies|software) i (?:use|know|work with)|digital (?:skills|competences?)|software|computing|informatics',
    'programs(?: and| or)? software|software(?: and)? tools|programming languages|technical (?:proficiency|expertise|strengths)',
    'kompetenzen|kenntnisse|fähigkeiten|compétences(?: techniques)?|competences|habilidades|competencias|aptitudes|competenze|capacità|vaardigheden|competências|edv kenntnisse',
  ]),
  heading('SUMMARY', [
    '(?:(?:professional|career|executive|personal|experience|profile|resume|work|job|brief|expertise|experiences) )*(?:summary|summery|synopsis|profile|objectives?|overview|about me|about|career overview|snapshot|statement|highlights)(?: (?:of (?:qualifications|experience|skills)|statement))?',
    'carrier objective|professional (?:background )?summary|career (?:summary|goal)|experience summary|summary of (?:experience|qualifications|skills)',
    'profil|über mich|à propos|perfil(?: profesional| profissional)?|resumen|resumo|profilo|sommario|profiel|samenvatting|kurzprofil|zusammenfassung',
  ]),
  heading('EXPERIENCE', [
    '(?:(?:professional|work|working|employment|career|relevant|industry|industrial|job|organi[sz]ational|corporate|previous|past|current|prior|other|additional|it|overall|total|detailed|chronological) )*(?:experiences?|employment|work history|employment history|career history|job history|company details?|internships?|experience details?|employers?|work profile|employment (?:details?|record|summary|scan|chronicle)|organi[sz]ational (?:experience|details)|career (?:progression|path|graph|contour|chronology)|professional (?:background|history|career)|job profile|positions? held|(?:academic|teaching|research|clinical|professional|faculty) (?:appointments?|positions?)|appointments|work)(?: (?:details?|history|profile|record|highlights))?',
    '(?:work |professional |employment |career )?(?:experience|employment|history)(?: and (?:internships?|training|achievements|projects|history))?',
    '(?:where|how) i(?: have|.ve)? work(?:ed)?|what i(?: have|.ve)? (?:done|did)|places i(?: have|.ve)? worked|my (?:work|career|jobs)|(?:career|professional|work) (?:timeline|journey|story|milestones)',
    '(?:professional|freelance|consulting|client|selected|recent) (?:engagements|assignments|career|activity|activities)|engagements|assignments',
    'internships? and (?:training|experience)s?|(?:industrial|summer) (?:training|internships?)|training and internships?',
    'berufserfahrung|beruflicher werdegang|berufspraxis|praktika|werdegang|expériences?(?: professionnelles?)?|experiences? professionnelles?|parcours professionnel|experiencia(?: laboral| profesional)?|experiência(?: profissional)?|esperienz[ae](?: professional[ei]| lavorativ[ae])?|werkervaring|ervaring',
  ]),
  heading('EDUCATION', [
    '(?:(?:educational?|academics?|scholastic|professional|formal|technical) (?:and )?)*(?:education|qualifications?|academics?|credentials|educational background|academic (?:background|profile|record|history|chronicle|projects? and education))(?: (?:details?|background|history|profile|qualifications?|credentials|record|chronicle|summary))?(?: and (?:training|certifications?|qualifications?|credentials|awards|honors|honours|coursework|skills|licenses?))?',
    '(?:where|what) i(?: have|.ve)? (?:studied|learned|learnt)|(?:my )?studies(?: and (?:school(?:ing)?|training))?|schooling|school(?:ing)? and (?:studies|university|college)|academic formation|university and school',
    'education(?:al)? (?:details?|background|history|profile|qualifications?|summary|records?|credentials)|training and education|certifications? and education',
    'ausbildung|bildung(?:sweg)?|studium|schulbildung|akademische ausbildung|formations?|études|diplômes|educación|formación(?: académica)?|estudios|educação|formação(?: acadêmica| académica)?|istruzione(?: e formazione)?|formazione|opleiding(?:en)?|scolarité',
  ]),
  heading('PROJECTS', [
    '(?:(?:academic|key|major|personal|professional|side|selected|university|college|research|technical|live|relevant|open source|notable|client|recent|minor|engineering|in house) (?:and )?)*projects?(?: (?:details?|undertaken|handled|summary|profile|experience|description|work|executed|done|completed|worked on|highlights))?',
    'project (?:details?|profile|experience|summary|synopsis)|projekte|projets|proyectos|progetti|projecten|projetos',
  ]),
  heading('CERTIFICATES', [
    '(?:(?:professional|technical|other|additional|online|relevant|complementary) )*(?:certifications?|licen[sc]es?|certificates?|trainings?|courses?|accreditations?|credentials)(?: (?:and|or|details?|attended|undertaken|undergone|completed|programs?|certifications?|licen[sc]es?|trainings?|courses?|activities|achievements|awards|memberships?))*',
    'zertifikate|weiterbildung(?:en)?|certificaciones|certificazioni|certificações|certificaten|cursos',
  ]),
  heading('OTHER', [
    '(?:additional|other|further|general) (?:information|details|activities)',
    '(?:foreign )?languages?(?: known| proficiency| skills)?|linguistic (?:proficiency|skills)',
    'hobbies(?: and interests)?|(?:personal |professional |other )?interests?(?: and (?:hobbies|activities))?',
    '(?:relevant |incoming |selected |key )?course ?work(?: and training)?',
    'links?|contacts?(?: (?:me|details?|info(?:rmation)?))?|(?:get|stay) in touch|reach me|find me|details',
    'personal (?:contact )?(?:details?|information|profile|data|particulars|dossier|vitae|skills|traits|attributes)',
    '(?:academic |key |professional |personal )?(?:awards?|achievements?|accomplishments?|honou?rs?|recognitions?|distinctions)(?: (?:and|awards?|achievements?|accomplishments?|honou?rs?|recognitions?|scholarships?|certifications?))*',
    'publications?(?: and (?:patents?|presentations?))?|patents?|presentations?|conferences?',
    'references?|referees?',
    '(?:extra ?curricular |co curricular |leadership and |campus )?(?:activities|involvement)|on campus involvement',
    'affiliations?|(?:professional )?memberships?',
    'declaration|strengths?|(?:personal |key )?strengths?|weakness(?:es)?',
    'groups|military (?:service|experience)|volunteer(?:ing)?(?: (?:experience|work|activities))?|community (?:service|involvement)',
    'social (?:media|links|profiles)|life philosophy|most proud of',
    'scholarships?|positions? of responsibility',
    'availability|notice(?: period)?|joining time|(?:current|expected) (?:ctc|salary)',
    'passport details|family background|quotes?|visa status',
    'sprachen|sprachkenntnisse|interessen|hobbys|kontakt|persönliche daten|langues|loisirs|centres d.intérêt|idiomas|intereses|lingue|interessi|talen|referenties|referenzen|contacto|contatti|coordonnées',
  ]),
];
const OPEN_SKILLS = /^(?!language|linguistic|personal|foreign)(?:[\p{L}/]+ ){1,2}skills$/iu;
const OPEN_EXPERIENCE = /^(?!volunteer|community|military)(?:[\p{L}/]+ ){1,3}experience$/iu;
const TITLE_CASE = /^(?:\p{Lu}\S*|and|of|&|in|the)(?:\s+(?:\p{Lu}\S*|and|of|&|in|the))*$/u;
/** Kerning leaves some letters together, as in `E D U C AT I O N`. */
const LETTER_SPACED = /^(?:[\p{L}&]{1,2} ){3,}[\p{L}&]{1,2}$/u;
/** `02 Experience`, `3. Education`, `IV. Skills`; ten years of experience are no number of a heading. */
const NUMBER = /^(?:0\d|\d{1,2}[.)]|[IVX]{1,4}[.)])\s*(?:[|–-]\s*)?(?=\p{Lu})/u;
/** Signs around a heading, and what it asks. */
const BEHIND = /[\s:\-–—_|•=~.*?!<>/#»\])}]+$/u;
const UPPER_BEGINNING = /^(?:\p{Lu}|\d{1,2}\D)/u;
const LONGEST = 60;
/** With a number before it and signs behind it. */
const LONGEST_MARKED = 72;
const MOST_WORDS = 7;

function heading(kind: SectionKind, alternatives: string[]): Heading {
  return { kind, pattern: new RegExp(`^(?:${alternatives.join('|')})$`, 'u') };
}

/** The kind of section that a line opens, if it is a heading and nothing else; headings may be letter-spaced. */
export function headingOf(line: Pick<Line, 'text' | 'isBullet'>): SectionKind | null {
  const words = headingWords(line.text);
  if (!words) return null;
  const kind = kindOf(words);
  if (line.isBullet && kind && !/\s/.test(words) && words !== words.toUpperCase()) return null;
  return kind;
}

/** The words of a line that could be a heading, without numbers, icons and signs around them; null where it cannot be one. */
function headingWords(text: string): string | null {
  if (!canBeHeading(text)) return null;
  const spaced = text.replace(/\s+/gu, ' ').replace(NUMBER, '').replace(BEHIND, '');
  const words = LETTER_SPACED.test(spaced) ? spaced.replaceAll(' ', '') : spaced;
  if (words.length < 4 || words.length > LONGEST || words.split(' ').length > MOST_WORDS) return null;
  return /^\p{Lu}/u.test(words) ? words : null;
}

/** A look at every line of a resume, so it is a short one. */
const canBeHeading = (text: string): boolean =>
  text.length <= (text.charAt(1) === ' ' ? 2 * LONGEST : LONGEST_MARKED) &&
  UPPER_BEGINNING.test(text) &&
  !/[.,;]$/.test(text);

function kindOf(words: string): SectionKind | null {
  const plain = words
    .toLowerCase()
    .replace(/\s*[&/+]\s*/gu, ' and ')
    .replace(/[^\p{L}' ]+/gu, ' ')
    .replace(/ {2,}/gu, ' ')
    .trim();
  const known = kindOfPlain(plain);
  if (known) return known;
  if (OPEN_EXPERIENCE.test(plain) && TITLE_CASE.test(words)) return 'EXPERIENCE';
  if (OPEN_SKILLS.test(plain) && TITLE_CASE.test(words)) return 'SKILLS';
  return UNSPACED.get(plain) ?? kindOfSeveral(plain) ?? kindOfOwnWords(plain);
}

const kindOfPlain = (plain: string): SectionKind | null =>
  HEADINGS.find(({ pattern }) => pattern.test(plain))?.kind ?? null;

/** `Languages and Tools`, `Employment and Education`: several headings in one, of which the first that tells most counts. */
function kindOfSeveral(plain: string): SectionKind | null {
  if (!plain.includes(' and ')) return null;
  const kinds = plain.split(' and ').map(kindOfPlain);
  if (kinds.includes(null)) return null;
  return kinds.find((kind) => kind !== 'OTHER') ?? 'OTHER';
}

/** Letter-spaced headings lose the space between their words. */
const UNSPACED = new Map<string, SectionKind>([
  ['workexperience', 'EXPERIENCE'],
  ['professionalexperience', 'EXPERIENCE'],
  ['workhistory', 'EXPERIENCE'],
  ['employmenthistory', 'EXPERIENCE'],
  ['technicalskills', 'SKILLS'],
  ['keyskills', 'SKILLS'],
  ['coreskills', 'SKILLS'],
  ['professionalsummary', 'SUMMARY'],
  ['careerobjective', 'SUMMARY'],
  ['aboutme', 'SUMMARY'],
  ['educationandtraining', 'EDUCATION'],
  ['academicbackground', 'EDUCATION'],
  ['personaldetails', 'OTHER'],
]);
