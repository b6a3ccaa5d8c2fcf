import type { ResumeText } from '../resume-texts/resume-text.ts';
import { findContacts } from './contacts.ts';
import { coveredYears } from './date-ranges.ts';
import { readEducation } from './education.ts';
import { readExperience, readStrayJobs } from './experience.ts';
import { findHeadline } from './headline.ts';
import { languageOf } from './language.ts';
import { readLines, type Line } from './lines.ts';
import { findLocation } from './locations.ts';
import { findAddressedToMachines } from './machine-addressed.ts';
import { findName, type FoundName } from './names.ts';
import { normOf } from './norms.ts';
import { readNoticePeriod } from './notice-period.ts';
import type { Fact, ResumeFacts, ResumeSetting } from './resume-facts.ts';
import { divideIntoSections, type SectionBody } from './sections.ts';
import { readSkillYears } from './skill-years.ts';
import { readSkills } from './skills.ts';
import { readStatedYears, totalStatedYears } from './stated-years.ts';

/**
 * Reads what a resume says of its person: sections, facts with the places that say them, and the years of experience, as
 * stated and as computed from its dated jobs. Nothing is inferred: the value of each fact stands in the text from `start`
 * to `end` but for white space.
 */
export function understandResume({ text }: ResumeText, setting: ResumeSetting): ResumeFacts {
  const lines = readLines(text);
  const sections = divideIntoSections(text, lines);
  const contacts = findContacts(text, setting.phoneCountry);
  const emails = contacts.filter(({ kind }) => kind === 'EMAIL').map(({ value }) => value);
  const name = findName(text, lines, { emails, fileName: setting.fileName });
  const firstJobs = sections.findIndex(({ kind }) => kind === 'EXPERIENCE');
  const found = sections.flatMap((section, at) =>
    readSection(text, section, firstJobs >= 0 && at > firstJobs),
  );
  const facts = distinct([
    ...contacts,
    ...nameFact(name),
    ...personFacts(text, { lines, sections, name, contacts }),
    ...found,
    ...readSkillYears(text),
    ...readStatedYears(text),
  ]);
  return {
    name: { value: name.value, source: name.source },
    language: languageOf(text),
    sections: sections.map(({ kind, start, end }) => ({ kind, start, end })),
    facts,
    statedYears: totalStatedYears(facts),
    computedYears: coveredYears(
      facts.filter(({ kind }) => kind === 'RANGE'),
      setting.writtenAt,
    ),
    addressedToMachines: findAddressedToMachines(text),
  };
}

function nameFact({ value, place }: FoundName): Fact[] {
  return place
    ? [{ kind: 'NAME', value, norm: normOf('NAME', value), ...place, rule: 'name', confidence: 0.9 }]
    : [];
}

type Known = {
  lines: readonly Line[];
  sections: readonly SectionBody[];
  name: FoundName;
  contacts: readonly Fact[];
};

function personFacts(text: string, { lines, sections, name, contacts }: Known): Fact[] {
  const headerEnd = sections[0]?.kind === 'HEADER' ? sections[0].end : 0;
  const life = sections.find(
    ({ kind }) => kind === 'EXPERIENCE' || kind === 'EDUCATION' || kind === 'PROJECTS',
  );
  const before = life && life.start > 0 ? life.start : text.length;
  const facts = [
    findLocation(text, { lines, before, contacts }),
    findHeadline(text, lines, name.place, headerEnd),
    readNoticePeriod(text),
  ];
  return facts.filter((fact) => fact !== null);
}

function readSection(text: string, section: SectionBody, isBehindJobs: boolean): Fact[] {
  const body = { start: section.bodyStart, end: section.end };
  if (section.kind === 'EXPERIENCE') return readExperience(text, readLines(text, body));
  if (section.kind === 'EDUCATION') return readEducation(text, readLines(text, body));
  const jobs = isBehindJobs ? readStrayJobs(text, readLines(text, body)) : [];
  return section.kind === 'SKILLS' ? [...readSkills(text, section), ...jobs] : jobs;
}

/** Kinds of which saying the same twice is saying it once; jobs and degrees of one name can be two. */
const SAID_ONCE = new Set<Fact['kind']>(['SKILL', 'SKILL_YEARS', 'GRADUATION_YEAR']);

/** More than any resume says; a text that says more was made to. */
const MOST_FACTS = 2000;

/** The facts in the order of the text. Of those that rules found twice, or that are said twice of one thing, the first stays. */
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
