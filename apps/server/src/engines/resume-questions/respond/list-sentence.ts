import { isOfYears } from '@slotwise/contract/deepgaze/questions.rules';
import type { Filter, Interpretation } from '@slotwise/contract/deepgaze/questions.schema';
import type { ResumeIndex } from '../../resume-index/segments/resume-index.ts';
import type { Found } from '../execute/find-resumes.ts';
import { isMereSilence } from '../execute/matches.ts';
import { isBounded, isOfCareer } from '../plan/query-plan.ts';
import { findRankingFilter } from '../plan/ranking-filter.ts';
import { yearsInWords, nameList, countResumes, saysProved, soughtIn } from './condition-words.ts';

const listNames = (found: readonly Found[], index: ResumeIndex) =>
  found.map(({ resume }) => index.getName(resume));

/** The result of a list as the sentence above its rows; only proved ones are named. */
export function writeListSentence(reading: Interpretation, found: Found[], index: ResumeIndex): string {
  const proved = found.filter(({ verdict }) => verdict === 'YES');
  const named = proved.length > 0 ? proved : found;
  const names = nameList(listNames(named, index), named.length);
  const end = reading.op === 'COUNT' || names === '' ? '.' : `: ${names}.`;
  if (reading.op === 'RANK')
    return `${rankingWords(reading, found, index)}: ${nameList(listNames(found, index), found.length)}.`;
  if (reading.filters.length === 0)
    return `There ${found.length === 1 ? 'is' : 'are'} ${countResumes(found.length)}${end}`;
  const unclear = found.length - proved.length;
  if (reading.filters.some(isMereSilence))
    return `${countResumes(named.length)} ${saysProved(reading, named.length)}. That a resume does not mention something proves nothing${end}${silentMore(named.length, found.length)}`;
  if (proved.length === 0) return `${unclearWords(reading, found, index)}${end}`;
  const more = unclear > 0 ? ` ${unclear} more ${unclearVerb(reading, unclear)}.` : '';
  return `${countResumes(proved.length)} ${saysProved(reading, proved.length)}${end}${more}`;
}

/** Others only mention a further condition, which proves nothing. */
const silentMore = (named: number, found: number): string =>
  named === found ? '' : ` ${found - named} more may.`;

const hasSkillYears = ({ filters }: Interpretation) =>
  filters.length === 1 && filters[0]?.kind === 'SKILL_YEARS';
const hasYears = ({ filters }: Interpretation) => filters.some(({ kind }) => kind === 'YEARS');

const hasNotice = ({ filters }: Interpretation) => filters.some(({ kind }) => kind === 'NOTICE_PERIOD');

/** Conditions that people who state nothing of the kind may also meet. */
const SILENCES: readonly { thing: string; isMeant: (filter: Filter) => boolean }[] = [
  { thing: 'level', isMeant: (filter) => filter.kind === 'LANGUAGE' && isBounded(filter) },
  { thing: 'notice period that could be read', isMeant: ({ kind }) => kind === 'NOTICE_PERIOD' },
  { thing: 'location', isMeant: ({ kind, isAbsent }) => kind === 'LOCATION' && isAbsent === true },
];

function unclearVerb(reading: Interpretation, count: number): string {
  if (hasYears(reading)) return `${count === 1 ? 'reaches' : 'reach'} it only by adding up dates`;
  if (reading.filters.some(isOfCareer)) return `may, but their dates don’t prove it`;
  const silent = SILENCES.find(({ isMeant }) => reading.filters.some(isMeant));
  if (!silent) return `${count === 1 ? 'mentions' : 'mention'} it`;
  return reading.filters.length === 1
    ? `${count === 1 ? 'states' : 'state'} no ${silent.thing}`
    : `${count === 1 ? 'does' : 'do'} not state all of it`;
}

function unclearWords(reading: Interpretation, found: Found[], index: ResumeIndex): string {
  const sought = soughtIn(reading);
  if (reading.filters.some(isOfYears))
    return `${countResumes(found.length)} may meet this: ${sought}; no dates prove it`;
  if (reading.filters.some(isOfCareer))
    return `${countResumes(found.length)} may meet this: ${sought}; their dates don’t prove it`;
  if (hasNotice(reading))
    return `None of ${index.size} resumes states ${sought}; ${found.length} ${unclearVerb(reading, found.length)}`;
  if (hasSkillYears(reading))
    return `None of ${index.size} resumes states ${sought}; ${found.length} ${found.length === 1 ? 'lists the skill and has' : 'list the skill and have'} as many years of experience in all`;
  if (hasYears(reading)) return `${countResumes(found.length)} of ${index.size} ${mayMeetYears(found)}`;
  return `None of ${countResumes(index.size)} clearly states ${sought}; ${found.length} ${found.length === 1 ? 'mentions' : 'mention'} ${reading.filters.length > 1 ? 'all of it' : 'it'}`;
}

/** Some have years added up from dates; others have neither years nor a job to count. */
function mayMeetYears(found: readonly Found[]): string {
  const silent = found.filter(({ number }) => number === undefined).length;
  const added = found.length - silent;
  const ways = [
    ...(added > 0 ? [`${silent > 0 ? `${added} ` : ''}by adding up the dates of their jobs`] : []),
    ...(silent > 0 ? [`${added > 0 ? `${silent} ` : ''}stating neither years nor an employer`] : []),
  ];
  return `may meet this, ${ways.join(' and ')}; none of them says so`;
}

/** The order of resumes that are near to words, or to a job description. */
const nearestWords = ({ join, words, filters }: Interpretation, count: number): string =>
  join === 'MOST'
    ? `ordered by how many of the ${filters.length} conditions they meet`
    : `${count === 1 ? 'is' : 'are'} nearest to '${words}', best first`;

function rankingWords(reading: Interpretation, found: readonly Found[], index: ResumeIndex): string {
  if (reading.words !== '') return `${countResumes(found.length)} ${nearestWords(reading, found.length)}`;
  const years = findRankingFilter(reading);
  if (years && isOfCareer(years)) return careerWords(years, reading, { found, index });
  return numberWords(years, reading, { found, index });
}

type Ordered = { found: readonly Found[]; index: ResumeIndex };

/** By a number that resumes state. */
function numberWords(years: Filter | undefined, reading: Interpretation, { found, index }: Ordered): string {
  const resumes = countResumes(found.length);
  const verb = found.length === 1 ? 'states' : 'state';
  if (years?.kind === 'NOTICE_PERIOD')
    return `${resumes} ${verb} a notice period, the ${reading.isLeastFirst === false ? 'longest' : 'shortest'} first`;
  const about = years?.kind === 'SKILL_YEARS' ? `with ${years.value}` : 'of experience';
  const extreme = reading.isLeastFirst ? 'fewest' : 'most';
  return `${nameFirst(found, `${extreme} years ${about}`, index)}${resumes} ${verb} years ${about}, the ${extreme} first`;
}

/** By the time at employers, or between jobs; with the least first, by the average length of jobs. */
function careerWords({ kind }: Filter, { isLeastFirst }: Interpretation, { found, index }: Ordered): string {
  const [first] = found;
  const name = first ? `${index.getName(first.resume)}, ${yearsInWords(first.number ?? 0)}` : '';
  const shown = `${countResumes(found.length)} ${found.length === 1 ? 'dates' : 'date'}`;
  if (kind === 'GAP')
    return `The longest time between two dated jobs: ${name}. ${shown} a gap, the longest first`;
  return isLeastFirst
    ? `The shortest time at an employer on average: ${name}. ${shown} two employers or more, the shortest average first`
    : `The longest time at one employer: ${name}. ${shown} one, the longest first`;
}

/** Names the first if it states the number; years only added up are stated by no one. */
const nameFirst = ([first]: readonly Found[], extreme: string, index: ResumeIndex): string =>
  first?.verdict !== 'YES' || first.number === undefined
    ? ''
    : `${index.getName(first.resume)} states the ${extreme}, ${first.number}. `;
