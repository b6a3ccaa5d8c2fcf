import type { FilterKind } from '@slotwise/contract/deepgaze/questions.schema';
import type { SectionKind } from '@slotwise/contract/deepgaze/resumes.schema';
import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import type { SourceResume } from './resume-source.ts';
import { PLACES, statedLines } from './labelled-lines.ts';
import { readLines } from '../../resume-facts/lines/lines.ts';
import {
  findAddressedToMachines,
  isOutside,
  findParagraphs,
} from '../../resume-facts/sections/find-machine-words.ts';

/** Searching for such words takes longer than everything else in a row, so it was done when reading the file. */
const paragraphsToMachines = ({ text, isAddressedToMachines }: SourceResume): Stretch[] =>
  isAddressedToMachines ? findParagraphs(readLines(text), findAddressedToMachines(text)) : [];

/** True if a stretch of a resume is written for people: words that tell a machine what to do prove nothing. */
export const forPeople = (resume: SourceResume): ((one: Stretch) => boolean) =>
  isOutside(paragraphsToMachines(resume));

/** The part of each stretch before the first words to a machine. */
function upToMachines(resume: SourceResume, stretches: readonly Stretch[]): Stretch[] {
  const paragraphs = paragraphsToMachines(resume);
  return stretches.flatMap(({ start, end }) => {
    const first = paragraphs.find((one) => one.start < end && start < one.end);
    const last = first ? Math.min(end, first.start) : end;
    return last > start ? [{ start, end: last }] : [];
  });
}

/** Sections where the words alone prove it, since nothing else is listed there. Jobs also name clients and products. */
const SECTIONS: Partial<Record<FilterKind, SectionKind>> = {
  SKILL: 'SKILLS',
  DEGREE: 'EDUCATION',
  COLLEGE: 'EDUCATION',
};
/** A list of languages or certificates is no longer than this; further lines belong to something else. */
const MOST_LISTED = 40;

/** 'I speak English, Konkani, Hindi and Portuguese': the list of names after the verb. */
const SPOKEN_WORDS = String.raw`\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*`;
const SPOKEN_PHRASES = 'speaks?|fluent in|native speaker of';
const SPOKEN = new RegExp(
  String.raw`(?<!\b(?:not|never|cannot|to) |n't )\b(?:${SPOKEN_PHRASES})\s+((?:\p{Lu}\p{L}+(?: \([^)\n]{1,30}\))?(?:${SPOKEN_WORDS})?)+)`,
  'gu',
);

const spokenIn = (text: string): Stretch[] =>
  [...text.matchAll(SPOKEN)].map((match) => {
    const end = match.index + match[0].length;
    return { start: end - (match[1]?.length ?? 0), end };
  });

/** The stretches of a resume where the words of a condition prove it. */
export function provingLines(kind: FilterKind, resume: SourceResume): Stretch[] {
  return upToMachines(resume, listingLines(kind, resume));
}

function listingLines(kind: FilterKind, resume: SourceResume): Stretch[] {
  const place = kind === 'LANGUAGE' || kind === 'CERTIFICATE' ? PLACES[kind] : undefined;
  const spoken = kind === 'LANGUAGE' ? spokenIn(resume.text) : [];
  if (place) return [...statedLines(resume, place, MOST_LISTED), ...spoken];
  const section = SECTIONS[kind];
  return section === undefined ? [] : resume.sections.filter((one) => one.kind === section);
}
