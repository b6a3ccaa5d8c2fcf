import type { SectionKind } from '@slotwise/contract/deepgaze/resumes.schema';

/**
 * How headings are put together: any number of the words `before`, one of the `nouns`, and words `behind`, one or any
 * number of them. A comma stands between alternatives, a question mark behind what can be missing, `|` in brackets.
 */
type Phrase = { kind: SectionKind; before?: string; nouns: string; behind?: string; isBehindOnce?: boolean };

/** Headings as resumes write them, lower case, `&` written out. The first phrase that fits decides. */
const PHRASES: Phrase[] = [
  {
    kind: 'SKILLS',
    before:
      'key, core, technical, professional, it, computer, additional, other, soft, relevant, special, specialized, top, software, programming, interpersonal, functional, domain, main, hard, managerial, business, primary, my, personal, and',
    nouns:
      'skills?, skill ?sets?, competenc(?:y|ies), expertise, proficienc(?:y|ies), technologies, tools, technical summary, highlights, qualifications summary, technical environment, technical knowledge, technical profile, tech stack, strengths and skills',
    behind:
      'and, set, summary, details?, highlights, abilities, expertise, tools, technologies, competencies, proficiency, knowledge, matrix, profile, interests, strengths, known, software, languages, other',
  },
  {
    kind: 'SKILLS',
    nouns:
      'areas? of (?:expertise|strength|specialization|proficiency), (?:what|things) i (?:know|can do|am good at|do best|use|work with), (?:tools|technologies|software) i (?:use|know|work with), digital (?:skills|competences?), software, computing, informatics, programs(?: and| or)? software, software(?: and)? tools, programming languages, technical (?:proficiency|expertise|strengths)',
  },
  {
    kind: 'SKILLS',
    nouns:
      'kompetenzen, kenntnisse, fähigkeiten, compétences(?: techniques)?, competences, habilidades, competencias, aptitudes, competenze, capacità, vaardigheden, competências(?: técnicas)?, edv kenntnisse, herramientas, ferramentas, outils, informatique, werkzeuge, conocimientos(?: técnicos| informáticos)?, conhecimentos(?: técnicos)?',
  },
  {
    kind: 'EXPERIENCE',
    nouns:
      'career (?:snapshot|summary and experience), (?:teaching|nursing|clinical|secretarial|lecturing|academic|tutoring|classroom|school|legal|medical|hospital|pharmacy|culinary|hospitality|banking|accounting|audit|sales|retail|driving|administrative|engineering|research|consulting|sea|flying|site|field|coaching|editorial|managerial|supervisory|leadership)(?: work)? (?:experiences?|employment), article ?ship(?: (?:training|experience|details))?, practical training',
  },
  {
    kind: 'SUMMARY',
    before:
      'professional, career, executive, personal, experience, profile, resume, work, job, brief, expertise, experiences',
    nouns:
      'summary, summery, synopsis, profile, objectives?, overview, about me, about, career overview, snapshot, statement, highlights',
    behind: 'of (?:qualifications|experience|skills), statement',
    isBehindOnce: true,
  },
  {
    kind: 'SUMMARY',
    nouns:
      'carrier objective, professional (?:background )?summary, career (?:summary|goal), experience summary, summary of (?:experience|qualifications|skills)',
  },
  {
    kind: 'SUMMARY',
    nouns:
      'profil, über mich, à propos, perfil(?: profesional| profissional)?, resumen, resumo, profilo, sommario, profiel, samenvatting, kurzprofil, zusammenfassung',
  },
  {
    kind: 'EXPERIENCE',
    before:
      'professional, work, working, employment, career, relevant, industry, industrial, job, organi[sz]ational, corporate, previous, past, current, prior, other, additional, it, overall, total, detailed, chronological',
    nouns:
      'experiences?, employment, work history, employment history, career history, job history, company details?, internships?, experience details?, employers?, work profile, employment (?:details?|record|summary|scan|chronicle), organi[sz]ational (?:experience|details), career (?:progression|path|graph|contour|chronology), professional (?:background|history|career), job profile, positions? held, (?:academic|teaching|research|clinical|professional|faculty|board|non executive) (?:appointments?|positions?|roles), appointments, work, jobs',
    behind:
      'details?, history, profile, record, highlights, in (?:short|brief), at a glance, overview, outline',
    isBehindOnce: true,
  },
  {
    kind: 'EXPERIENCE',
    before: 'work, professional, employment, career',
    nouns: 'experience, employment, history',
    behind: 'and (?:internships?|training|achievements|projects|history)',
    isBehindOnce: true,
  },
  {
    kind: 'EXPERIENCE',
    nouns:
      '(?:where|how) i(?: have|.ve)? work(?:ed)?, what i(?: have|.ve)? (?:done|did), places i(?: have|.ve)? worked, my (?:work|career|jobs), (?:career|professional|work) (?:timeline|journey|story|milestones), (?:professional|freelance|consulting|client|selected|recent) (?:engagements|assignments|career|activity|activities), executive career, engagements, assignments, internships? and (?:training|experience)s?, contracts?(?: (?:work|roles|experience))?, (?:permanent|contract|interim|temporary|freelance) (?:roles|positions|employment|work|assignments), (?:industrial|summer) (?:training|internships?), training and internships?',
  },
  {
    kind: 'EXPERIENCE',
    nouns:
      'berufserfahrung, beruflicher werdegang, berufspraxis, praktika, werdegang, expériences?(?: professionnelles?)?, experiences? professionnelles?, parcours professionnel, experiencia(?: laboral| profesional)?, experiências?(?: profissiona(?:l|is))?, trayectoria(?: laboral| profesional)?, (?:trajetória|percurso|histórico) profissional, esperienz[ae](?: professional[ei]| lavorativ[ae])?, werkervaring, ervaring',
  },
  {
    kind: 'EDUCATION',
    before:
      '(?:educational?|academics?|scholastic|professional|formal|technical) and, educational?, academics?, scholastic, professional, formal, technical',
    nouns:
      'education, qualifications?, academics?, credentials, educational background, academic (?:background|profile|record|history|chronicle|projects? and education)',
    behind:
      '(?:details?|background|history|profile|qualifications?|credentials|record|chronicle|summary), and (?:training|certifications?|qualifications?|credentials|awards|honors|honours|coursework|skills|licenses?|licensure|studies), (?:details?|background|history|profile|qualifications?|credentials|record|chronicle|summary) and (?:training|certifications?|qualifications?|credentials|awards|honors|honours|coursework|skills|licenses?)',
    isBehindOnce: true,
  },
  {
    kind: 'EDUCATION',
    nouns:
      '(?:where|what) i(?: have|.ve)? (?:studied|learned|learnt), (?:my )?studies(?: and (?:school(?:ing)?|training))?, (?:educational |academic )?(?:institutions?|schools?)(?: and colleges?)? attended(?: with dates?)?, (?:educational |academic )?(?:qualifications?|certificates?) obtained(?: with dates?)?, educational attainments?, (?:tertiary|higher|secondary) education, schooling, school(?:ing)? and (?:studies|university|college), academic formation, university and school, diplomas, degrees(?: and diplomas)?, diplomas and degrees, training and education, certifications? and education',
  },
  {
    kind: 'EDUCATION',
    nouns:
      'ausbildung, bildung(?:sweg)?, studium, schulbildung, schul und berufsausbildung, (?:schulische|akademische|berufliche) (?:ausbildung|laufbahn), akademischer werdegang, ausbildung und studium, studium und ausbildung, parcours (?:scolaire|académique), études et diplômes, titoli di studio, onderwijs, wykształcenie, utbildning, uddannelse, utdanning, eğitim, akademische ausbildung, formations?, études, diplômes, educación, formación(?: académica)?, estudios, educação, formação(?: acadêmica| académica)?, istruzione(?: e formazione)?, formazione, opleiding(?:en)?, scolarité',
  },
  {
    kind: 'PROJECTS',
    before: [
      '(?:academic|key|major|personal|professional|side|selected|university|college|research)(?: and)?',
      '(?:technical|live|relevant|open source|notable|client|recent|minor|engineering|in house)(?: and)?',
    ].join(', '),
    nouns: 'projects?',
    behind:
      'details?, undertaken, handled, summary, profile, experience, description, work, executed, done, completed, worked on, highlights',
    isBehindOnce: true,
  },
  {
    kind: 'PROJECTS',
    nouns:
      'project (?:details?|profile|experience|summary|synopsis), projekte, projets, proyectos, progetti, projecten, projetos',
  },
  {
    kind: 'CERTIFICATES',
    before: 'professional, technical, other, additional, online, relevant, complementary, continuing',
    nouns:
      'certifications?, licen[sc]es?, certificates?, trainings?, courses?, accreditations?, registrations?, credentials, professional development',
    behind:
      'and, or, details?, attended, undertaken, undergone, completed, programs?, certifications?, licen[sc]es?, trainings?, courses?, activities, achievements, awards, memberships?',
  },
  {
    kind: 'CERTIFICATES',
    nouns:
      'zertifikate, weiterbildung(?:en)?, certificaciones, certificazioni, certificações, certificaten, cursos',
  },
  {
    kind: 'OTHER',
    before: 'academic, key, professional, personal, selected, notable, career, major',
    nouns: 'awards?, achievements?, accomplishments?, honou?rs?, recognitions?, distinctions',
    behind:
      'and, awards?, achievements?, accomplishments?, honou?rs?, recognitions?, scholarships?, certifications?, professional bodies',
  },
  {
    kind: 'OTHER',
    nouns:
      '(?:additional|other|further|general) (?:information|details|activities), (?:foreign )?languages?(?: known| proficiency| skills)?, linguistic (?:proficiency|skills), hobbies(?: and interests)?, (?:personal |professional |other )?interests?(?: and (?:hobbies|activities))?, (?:relevant |incoming |selected |key )?course ?work(?: and training)?',
  },
  {
    kind: 'OTHER',
    nouns:
      'links?, contacts?(?: (?:me|details?|info(?:rmation)?))?, (?:get|stay) in touch, reach me, find me, details, personal (?:contact )?(?:details?|information|info|profile|data|particulars|dossier|vitae|skills|traits|attributes), personality',
  },
  {
    kind: 'OTHER',
    nouns:
      '(?:peer reviewed |selected |recent )?publications?(?: and (?:patents?|presentations?))?, (?:research )?grants(?: and (?:awards|fellowships))?, invited talks, patents?, presentations?, conferences?, references?, referees?, kind words, testimonials?, recommendations?, (?:extra ?curricular |co curricular |leadership and |campus )?(?:activities|involvement), on campus involvement, affiliations?, (?:professional )?memberships?, professional bodies, board and community',
  },
  {
    kind: 'OTHER',
    nouns:
      'declaration, driving licen[cs]es?, strengths?, (?:personal |key )?strengths?, weakness(?:es)?, groups, military (?:service|experience), volunteer(?:ing)?(?: (?:experience|work|activities))?, community (?:service|involvement), social (?:media|links|profiles), life philosophy, most proud of, scholarships?, positions? of responsibility, availability, notice(?: period)?, joining time, (?:current|expected) (?:ctc|salary), passport details, family background, quotes?, visa status',
  },
  {
    kind: 'OTHER',
    nouns:
      'sprachen, (?:fremd)?sprachkenntnisse, fremdsprachen, langues étrangères, línguas, linguas, competências linguísticas, besonderes, sonstiges, weitere (?:angaben|informationen|kenntnisse), verfügbarkeit, gehaltsvorstellung, führerschein, divers, autres, informations (?:complémentaires|diverses|personnelles), disponibilité, permis(?: de conduire)?, otros(?: datos)?, datos (?:personales|adicionales|de interés), información (?:adicional|complementaria|personal), disponibilidad, informações (?:adicionais|complementares|pessoais), outras informações, dados pessoais, disponibilidade, altro, ulteriori informazioni, informazioni personali, leadership, interessen, hobbys, kontakt, persönliche daten, langues, loisirs, centres d.intérêt, idiomas, intereses, lingue, interessi, talen, referenties, referenzen, contacto, contatti, coordonnées',
  },
];

const PATTERNS = PHRASES.map((phrase) => ({ kind: phrase.kind, pattern: buildPattern(phrase) }));

function buildPattern({ before, nouns, behind, isBehindOnce }: Phrase): RegExp {
  const start = before ? `(?:(?:${either(before)}) )*` : '';
  const end = behind ? `(?: (?:${either(behind)}))${isBehindOnce ? '?' : '*'}` : '';
  return new RegExp(`^${start}(?:${either(nouns)})${end}$`, 'u');
}

function either(alternatives: string): string {
  return alternatives.replaceAll(', ', '|');
}

/** The kind of section that a heading of known words opens; in lower case, without signs but for apostrophes. */
export const kindOfPhrase = (plain: string): SectionKind | null =>
  PATTERNS.find(({ pattern }) => pattern.test(plain))?.kind ?? null;
