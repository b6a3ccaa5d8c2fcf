import type { ResumeText, Stretch } from '../resume-texts/text/resume-text.ts';
import { findContacts, ownContacts } from './fields/person/contacts.ts';
import { coveredYears } from './entries/date-ranges.ts';
import { readEducation } from './entries/education/education.ts';
import { readExperience, readStrayJobs, readUnheadedJobs } from './entries/jobs/experience.ts';
import { findHeadline } from './entries/jobs/headline.ts';
import { detectLanguage } from './fields/text-language.ts';
import { readCertificates } from './fields/certificates.ts';
import {
  isAboutLanguages,
  isOfLanguages,
  readLabelledLanguages,
  readListedLanguages,
  readLanguages,
  readSpokenLanguages,
} from './fields/languages.ts';
import { readLines, type Line } from './lines/lines.ts';
import { isNotHeld } from './mentions/not-held.ts';
import { findLocation } from './fields/location/location.ts';
import { isOutside, findParagraphs, findAddressedToMachines } from './sections/find-machine-words.ts';
import { findName, type FoundName } from './fields/person/names.ts';
import { toNorm } from './facts/norms.ts';
import { readNoticePeriod } from './fields/notice-period.ts';
import { readProse } from './entries/jobs/jobs-in-prose.ts';
import type { Fact, ResumeFacts, ResumeSetting } from './facts/facts.ts';
import { divideIntoSections, type SectionBody } from './sections/sections.ts';
import { shownName } from './fields/person/shown-name.ts';
import { readSkillYears } from './fields/skills/skill-years.ts';
import { readSkills } from './fields/skills/skills.ts';
import { readStrayEducation } from './entries/education/stray-education.ts';
import { readStatedYears, totalStatedYears } from './fields/stated-years.ts';

/**
 * Extracts what a resume states about its person: sections, facts with their positions, and years of experience, as
 * stated and as computed from dated jobs. Nothing is inferred: each fact's value is in the text from `start` to `end`,
 * except for white space.
 */
export function understandResume({ text }: ResumeText, setting: ResumeSetting): ResumeFacts {
  const lines = readLines(text);
  const allContacts = findContacts(text, setting.phoneCountry);
  const emails = listEmails(text, lines, allContacts);
  const handles = allContacts.filter(({ kind }) => kind === 'LINK').map(({ norm }) => toHandle(norm));
  const name = findName(text, lines, { emails, handles, fileName: setting.fileName });
  const sections = divideIntoSections(text, lines, name.place);
  const contacts = ownContacts(text, allContacts, { lines, sections });
  const firstJobs = sections.findIndex(({ kind }) => kind === 'EXPERIENCE');
  const found = sections.flatMap((section, at) =>
    readSection(text, section, firstJobs >= 0 && at > firstJobs),
  );
  if (!found.some(({ kind }) => kind === 'DEGREE' || kind === 'COLLEGE'))
    found.push(...readStrayEducation(text, lines));
  const addressedToMachines = findAddressedToMachines(text);
  const read = distinct([
    ...nameFact(name),
    ...[
      ...contacts,
      ...personFacts(text, { lines, sections, name, contacts, writtenAt: setting.writtenAt }),
      ...found,
      ...(firstJobs < 0 ? readWithoutHeading(text, lines, sections) : []),
      ...readLabelledLanguages(text, lines),
      ...readSpokenLanguages(text, lines),
      ...readListedLanguages(text, outsideStudies(lines, sections)),
      ...readSkillYears(text),
      ...readStatedYears(text, startOfLife(sections)),
    ].filter(isOutside(findParagraphs(lines, addressedToMachines))),
  ]);
  const facts = markNotHeld(text, read, setting.writtenAt.getUTCFullYear());
  const ranges = facts.filter(({ kind }) => kind === 'RANGE');
  const computedYears = coveredYears(ranges, setting.writtenAt);
  return {
    name: { value: shownName(name.value), source: name.source },
    language: detectLanguage(text),
    sections: sections.map(({ kind, start, end }) => ({ kind, start, end })),
    facts,
    statedYears: totalStatedYears(facts, computedYears),
    computedYears,
    addressedToMachines,
  };
}

/** Within education, languages are subjects. */
function outsideStudies(lines: readonly Line[], sections: readonly SectionBody[]): Line[] {
  const studies = sections.filter(({ kind }) => kind === 'EDUCATION');
  return lines.filter(({ start }) => !studies.some((one) => one.start <= start && start < one.end));
}

const IS_HELD: ReadonlySet<Fact['kind']> = new Set(['DEGREE', 'CERTIFICATE']);

/** Marks degrees and certificates that are in progress or no longer valid. */
const markNotHeld = (text: string, facts: readonly Fact[], year: number): Fact[] =>
  facts.map((fact, at) => {
    if (!IS_HELD.has(fact.kind)) return fact;
    const until = facts.slice(at + 1).find(({ kind }) => kind === fact.kind)?.start ?? text.length;
    const written = fact.kind === 'DEGREE' ? { writtenIn: year } : {};
    return isNotHeld(text, fact, { until, ...written }) ? { ...fact, isHeld: false } : fact;
  });

/** If there are several, leaves out those of referees, so that no name is derived from them. */
function listEmails(text: string, lines: readonly Line[], contacts: Fact[]): string[] {
  const areEmails = (facts: readonly Fact[]) => facts.filter(({ kind }) => kind === 'EMAIL');
  const isOne = areEmails(contacts).length < 2;
  const sections = isOne ? [] : divideIntoSections(text, lines, null);
  const own = isOne ? contacts : ownContacts(text, contacts, { lines, sections });
  return areEmails(own).map(({ value }) => value);
}

/** The user name at the end of a profile's address. */
const toHandle = (link: string): string => link.split('/').at(-1) ?? '';

function nameFact({ value, place }: FoundName): Fact[] {
  return place
    ? [{ kind: 'NAME', value, norm: toNorm('NAME', value), ...place, rule: 'name', confidence: 0.9 }]
    : [];
}

/** Where jobs, education or projects begin; undefined if a resume begins with them, or has none. */
function startOfLife(sections: readonly SectionBody[]): number | undefined {
  const life = sections.find(
    ({ kind }) => kind === 'EXPERIENCE' || kind === 'EDUCATION' || kind === 'PROJECTS',
  );
  return life && life.start > 0 ? life.start : undefined;
}

type Known = {
  lines: readonly Line[];
  sections: readonly SectionBody[];
  name: FoundName;
  contacts: readonly Fact[];
  writtenAt: Date;
};

function personFacts(text: string, { lines, sections, name, contacts, writtenAt }: Known): Fact[] {
  const named = name.place?.start ?? 0;
  const header = sections.find(({ kind, start, end }) => kind === 'HEADER' && start <= named && named < end);
  const before = startOfLife(sections) ?? text.length;
  const facts = [
    findLocation(text, { lines, before, name: name.place, contacts }),
    findHeadline(text, lines, name.place, header?.end ?? 0),
    readNoticePeriod(text, writtenAt),
  ];
  return facts.filter((fact) => fact !== null);
}

function readSection(text: string, section: SectionBody, isBehindJobs: boolean): Fact[] {
  const body = { start: section.bodyStart, end: section.end };
  if (section.kind === 'EXPERIENCE') return readExperience(text, readLines(text, body));
  if (section.kind === 'EDUCATION')
    return readEducation(
      text,
      readLines(text, body).filter((line) => !isOfLanguages(line.text)),
    );
  const jobs = isBehindJobs ? readStrayJobs(text, readLines(text, body)) : [];
  return [...listedIn(text, section, body), ...jobs];
}

/** Jobs of a resume without a job heading: stated in sentences, or dated lines before any other section. */
function readWithoutHeading(text: string, lines: readonly Line[], sections: readonly SectionBody[]): Fact[] {
  const bodies = sections.filter(({ kind }) => UNHEADED.has(kind));
  const dated = bodies.flatMap(({ bodyStart, end }) =>
    readUnheadedJobs(text, readLines(text, { start: bodyStart, end })),
  );
  return dated.length > 0 ? dated : readProse(text, lines);
}

/** Text under an unknown heading continues the section before it. */
const UNHEADED = new Set<SectionBody['kind']>(['HEADER', 'SUMMARY', 'SKILLS']);

/** The facts listed in a section: skills, certificates or languages. */
function listedIn(text: string, section: SectionBody, body: Stretch): Fact[] {
  if (section.kind === 'SKILLS') return readSkills(text, section, readLines(text, body));
  if (section.kind === 'CERTIFICATES') return readCertificates(text, readLines(text, body));
  const isList = section.kind === 'OTHER' && isAboutLanguages(text.slice(section.start, body.start));
  return isList ? readLanguages(text, readLines(text, body)) : [];
}

/** Kinds for which duplicates count once; jobs and degrees of the same name can be two. */
const SAID_ONCE = new Set<Fact['kind']>([
  'SKILL',
  'SKILL_YEARS',
  'GRADUATION_YEAR',
  'LANGUAGE',
  'CERTIFICATE',
]);

/** More than any real resume states; a text with more was made to. */
const MOST_FACTS = 2000;

/** The facts in text order. Duplicates, found by two rules or stated twice, keep the first. */
function distinct(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .filter(({ kind, norm, start }) => {
      const key = `${kind} ${SAID_ONCE.has(kind) ? norm : start}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MOST_FACTS);
}
