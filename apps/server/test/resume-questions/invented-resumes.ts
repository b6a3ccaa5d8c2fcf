import type { FactKind } from '@slotwise/contract/deepgaze/resumes.schema';
import { understandResume } from '#engines/resume-facts/understand-resume.ts';
import { findAddressedToMachines } from '#engines/resume-facts/sections/find-machine-words.ts';
import { toNorm } from '#engines/resume-facts/facts/norms.ts';
import type { Fact, Section } from '#engines/resume-facts/facts/facts.ts';
import { buildSegment } from '#engines/resume-index/segments/build-segment.ts';
import { openIndex } from '#engines/resume-index/open-index.ts';
import { openSegment } from '#engines/resume-index/segments/open-segment.ts';
import type { IndexedResume, ResumeIndex } from '#engines/resume-index/segments/resume-index.ts';
import type { ResumeSource, SourceResume } from '#engines/resume-questions/execute/resume-source.ts';

/** A fictional person's facts; `note` is text from which nothing was extracted. */
export type Invented = {
  name: string;
  city?: string;
  titles?: string[];
  companies?: string[];
  colleges?: string[];
  degrees?: string[];
  year?: number;
  skills?: string[];
  /** Years that the resume states for a skill. */
  skillYears?: Record<string, number>;
  email?: string;
  phone?: string;
  link?: string;
  stated?: number;
  computed?: number;
  languages?: string[];
  certificates?: string[];
  /** Notice period in days, as '30 days'. */
  notice?: string;
  /** Dated jobs, each as 'title, company, from, to'; without an end, it is ongoing. */
  jobs?: [title: string, company: string, from: string, to?: string][];
  note?: string;
};

type WriteFact = (kind: FactKind, value: string, more?: Partial<Fact>) => void;

function writeJob([title, company, from, to]: NonNullable<Invented['jobs']>[number], fact: WriteFact): void {
  const when = { from, ...(to === undefined ? { isCurrent: true } : { to }) };
  fact('TITLE', title, when);
  fact('COMPANY', company, when);
  fact('RANGE', `${from} to ${to ?? 'date'}`, when);
}

/** Writes a resume's text and records the position of every fact. */
function writeResume(person: Invented, resumeId: string): SourceResume & IndexedResume {
  const facts: Fact[] = [];
  const sections: Section[] = [];
  let text = '';
  const fact: WriteFact = (kind, value, more = {}) => {
    facts.push({
      kind,
      value,
      norm: toNorm(kind, value),
      start: text.length,
      end: text.length + value.length,
      rule: 'test',
      confidence: 1,
      ...more,
    });
    text += `${value}\n`;
  };
  const section = (kind: Section['kind'], write: () => void) => {
    const start = text.length;
    write();
    text += '\n';
    sections.push({ kind, start, end: text.length });
  };
  section('HEADER', () => {
    fact('NAME', person.name);
    if (person.city) fact('LOCATION', person.city);
    if (person.email) fact('EMAIL', person.email);
    if (person.phone) fact('PHONE', person.phone);
    if (person.link) fact('LINK', person.link);
    if (person.notice) {
      const days = Number.parseInt(person.notice, 10);
      fact('NOTICE_PERIOD', person.notice, { norm: String(days), number: days });
    }
    if (person.stated !== undefined)
      fact('STATED_YEARS', `${person.stated} years of experience`, { number: person.stated });
  });
  section('EXPERIENCE', () => {
    text += 'WORK EXPERIENCE\n';
    for (const job of person.jobs ?? []) writeJob(job, fact);
    for (const title of person.titles ?? []) fact('TITLE', title);
    for (const company of person.companies ?? []) fact('COMPANY', company);
    if (person.computed !== undefined) fact('RANGE', '2014 to 2020', { from: '2014-01', to: '2020-12' });
    text += `${person.note ?? 'Kept promises.'}\n`;
  });
  section('EDUCATION', () => {
    text += 'EDUCATION\n';
    for (const degree of person.degrees ?? []) fact('DEGREE', degree);
    for (const college of person.colleges ?? []) fact('COLLEGE', college);
    if (person.year) fact('GRADUATION_YEAR', String(person.year), { number: person.year });
  });
  section('SKILLS', () => {
    text += 'SKILLS\n';
    for (const skill of person.skills ?? []) fact('SKILL', skill);
    for (const [skill, years] of Object.entries(person.skillYears ?? {})) {
      fact('SKILL_YEARS', `${skill} (${years} years)`, { norm: toNorm('SKILL_YEARS', skill), number: years });
    }
  });
  section('OTHER', () => {
    for (const language of person.languages ?? []) fact('LANGUAGE', language);
    for (const certificate of person.certificates ?? []) fact('CERTIFICATE', certificate);
  });
  const base = {
    resumeId,
    zipId: 'zip',
    documentId: null,
    fileName: `${resumeId}.txt`,
    candidateName: person.name,
    name: person.name,
  };
  return {
    ...base,
    text,
    pageStarts: [0],
    sections,
    facts,
    isAddressedToMachines: findAddressedToMachines(text).length > 0,
    statedYears: person.stated ?? null,
    computedYears: person.computed ?? null,
  };
}

/** Resumes ready for questions: their index, their source, and the texts themselves. */
type Resumes = { index: ResumeIndex; source: ResumeSource; resumes: readonly SourceResume[] };

/** Invented people, given as facts. */
export const inventedIndex = (people: readonly Invented[]): Resumes =>
  openResumes(people.map((person, place) => writeResume(person, `r${place + 1}`)));

/** When the tests' texts were written. */
const WRITTEN_AT = new Date('2026-11-01T00:00:00Z');

/** Invented people, given as texts and parsed. */
export const readIndex = (texts: readonly string[]): Resumes =>
  openResumes(texts.map((text, place) => readText(text, `r${place + 1}`)));

function readText(text: string, resumeId: string): SourceResume & IndexedResume {
  const fileName = `${resumeId}.txt`;
  const setting = { fileName, writtenAt: WRITTEN_AT, phoneCountry: 'IN' };
  const { name, facts, sections, addressedToMachines, statedYears, computedYears } = understandResume(
    { text, pageStarts: [0], hidden: [], flags: [] },
    setting,
  );
  return {
    resumeId,
    zipId: 'zip',
    documentId: null,
    fileName,
    candidateName: name.value,
    name: name.value,
    text,
    pageStarts: [0],
    sections,
    facts,
    writtenAt: WRITTEN_AT,
    isAddressedToMachines: addressedToMachines.length > 0,
    statedYears,
    computedYears,
  };
}

function openResumes(resumes: (SourceResume & IndexedResume)[]): Resumes {
  const byId = new Map(resumes.map((resume) => [resume.resumeId, resume]));
  const index = openIndex([openSegment(buildSegment(resumes))]);
  const source: ResumeSource = async (ids) =>
    new Map(ids.flatMap((id) => (byId.has(id) ? [[id, byId.get(id) as SourceResume]] : [])));
  return { index, source, resumes };
}
