import type { Filter } from '@slotwise/contract/deepgaze/questions.schema';
import { type Comparing, lists, type Side } from './compare-sides.ts';
import { writeFieldsSentence } from './field-value.ts';
import { yearsInWords } from './condition-words.ts';

type NameOf = (side: Side) => string;

/** What distinguishes the sides: names, or files if two have the same name. */
function nameSides(sides: readonly Side[]): NameOf {
  const names = sides.map(({ one }) => one.text.candidateName);
  return ({ one: { text } }) =>
    text.candidateName === '' || names.filter((name) => name === text.candidateName).length > 1
      ? `${text.candidateName} (${text.fileName})`.trim()
      : text.candidateName;
}

/** Who states more years, if years are compared. */
function yearsSentence(sides: readonly Side[], about: string, nameSide: NameOf): string {
  const stating = sides.filter((side): side is Side & { years: number } => side.years !== null);
  const [first, second] = stating.toSorted((one, other) => other.years - one.years);
  if (!first) return `None of these resumes states years ${about}.`;
  const own = `${nameSide(first)} states ${yearsInWords(first.years)} ${about}`;
  if (!second)
    return `${own}; ${sides.length === 2 ? 'the other resume states' : 'the other resumes state'} none.`;
  if (stating.length === 2 && first.years === second.years)
    return `Both state ${yearsInWords(first.years)} ${about}: ${stating.map(nameSide).join(' and ')}.`;
  const others = stating
    .filter((side) => side !== first)
    .map((side) => `${nameSide(side)} ${yearsInWords(side.years)}`);
  return `${own}, ${others.join(', ')}.`;
}

function skillSentence(
  sides: readonly Side[],
  skill: Filter,
  comparing: Comparing,
  nameSide: NameOf,
): string {
  const listing = sides.filter((side) => lists(side, skill, comparing)).map(nameSide);
  if (listing.length === 0) return `None of these resumes lists ${skill.value} as a skill.`;
  const verb = listing.length === 1 ? 'lists' : listing.length === 2 ? 'both list' : 'all list';
  return `${listing.join(' and ')} ${verb} ${skill.value} as a skill.`;
}

/** The result of a comparison in sentences. */
export function writeComparison(sides: readonly Side[], comparing: Comparing): string {
  const nameSide = nameSides(sides);
  const [first] = comparing.skills;
  const listed = comparing.skills.filter(({ kind }) => kind === 'SKILL');
  const isStated = sides.some(({ years }) => years !== null);
  const isOfOneSkill = comparing.skills.length === 1 && (listed.length === 0 || isStated);
  const isOfYears = comparing.isWhole || isOfOneSkill;
  const about = first ? `with ${first.value}` : 'of experience';
  const fields = comparing.isWhole ? [] : comparing.fields;
  const sentences = [
    ...listed.map((skill) => skillSentence(sides, skill, comparing, nameSide)),
    ...(isOfYears ? [yearsSentence(sides, about, nameSide)] : []),
  ];
  const lines = sides.map((side) =>
    writeFieldsSentence(
      nameSide(side),
      side.stated.filter(({ field }) => fields.includes(field)),
    ),
  );
  return [sentences.join(' '), ...(fields.length > 0 ? lines : [])].filter((line) => line !== '').join('\n');
}
