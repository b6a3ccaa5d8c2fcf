import type { Stretch } from '../../../resume-texts/text/resume-text.ts';
import { companyScore, titleScore } from '../../lines/score-words.ts';
import { splitAtCommas } from '../../lines/split-pieces.ts';
import { isPlace } from '../../mentions/places.ts';

/** A town that no list has. */
const TOWN = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u;
/** `ICU, Wren Hospital`: what stands behind a unit is no town. */
const UNIT = /^[A-Z]{2,4}$/;
const BEHIND = /[\n\t|·•(]/u;
const FURTHEST = 48;

/**
 * `Alder, Selby` is a company and its town where the places of other companies, which are known, stand behind commas too:
 * `Wren, Leeds`.
 */
export function withoutGluedTowns<Job extends { company: Stretch | null }>(
  text: string,
  jobs: readonly Job[],
): Job[] {
  const isPlaced = jobs.some(({ company }) => company !== null && hasPlaceBehind(text, company));
  if (!isPlaced) return [...jobs];
  return jobs.map((job) => ({ ...job, company: job.company && withoutTown(text, job.company) }));
}

function hasPlaceBehind(text: string, { end }: Stretch): boolean {
  const [comma, behind = ''] = [text[end], text.slice(end + 1, end + FURTHEST).split(BEHIND)[0]];
  return comma === ',' && isPlace(behind.trim());
}

function withoutTown<Company extends Stretch>(text: string, company: Company): Company {
  const [name, town, more] = splitAtCommas(text, company);
  if (!name || !town || more) return company;
  const [own, words] = [name, town].map(({ start, end }) => text.slice(start, end));
  const isTown = words !== undefined && TOWN.test(words) && companyScore(words) + titleScore(words) === 0;
  return isTown && own !== undefined && !UNIT.test(own) ? { ...company, end: name.end } : company;
}
