import { readLines } from '../../resume-facts/lines/lines.ts';
import { findAddressedToMachines } from '../../resume-facts/sections/find-machine-words.ts';
import { isOutside, findParagraphs } from '../../resume-facts/sections/machine-paragraphs.ts';
import type { Stretch } from '../../resume-texts/text/resume-text.ts';
import type { SourceResume } from './resume-source.ts';

/** To look for such words takes longer than all else about a row, so that reading has done it. */
const paragraphsToMachines = ({ text, isAddressedToMachines }: SourceResume): Stretch[] =>
  isAddressedToMachines ? findParagraphs(readLines(text), findAddressedToMachines(text)) : [];

/** Whether a stretch of a resume is written for people: words that tell a machine what to do prove nothing. */
export const forPeople = (resume: SourceResume): ((one: Stretch) => boolean) =>
  isOutside(paragraphsToMachines(resume));

/** The part of each stretch that stands before the first words to a machine in it. */
export function upToMachines(resume: SourceResume, stretches: readonly Stretch[]): Stretch[] {
  const paragraphs = paragraphsToMachines(resume);
  return stretches.flatMap(({ start, end }) => {
    const first = paragraphs.find((one) => one.start < end && start < one.end);
    const last = first ? Math.min(end, first.start) : end;
    return last > start ? [{ start, end: last }] : [];
  });
}
