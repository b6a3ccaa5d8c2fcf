import { isSameText } from '#lib/text/is-same-text.ts';
import { LIMITS } from '@slotwise/contract/limits';
import type { PanelistTimes } from '#features/panelists/panelist-times.service.ts';
import { AppError, invalidField } from '#lib/app-error.ts';
import { askedPanelist, type Asked } from '../people/people.mapper.ts';
import type { PoolRequest } from './pools.rules.ts';
import type { Question } from './question.rules.ts';

export type AskedPool = { name: string; need: number; members: Asked[] };

/** Everyone whose time the question is about. */
export type Panel = { people: Asked[]; pools: AskedPool[] };

/** Who hosts the meeting, and who is already on it if it is being moved. */
export type Table = {
  host: { name: string; email: string; timeZone: string };
  seated: readonly { name: string; email: string }[];
};

/** The ids, addresses and skills of the panelists in the question, to look them up in one go. */
export function namedIn({ ids, emails, pools }: Question) {
  const skills = pools.flatMap((pool) => pool.skill ?? []);
  const pooled = pools.flatMap((pool) => ('ids' in pool ? pool.ids : []));
  return { ids: [...new Set([...ids, ...pooled])], emails, skills };
}

/**
 * Assigns everyone their part: the candidate, the panel, the host and the pools. NOT_FOUND for an unknown panelist;
 * VALIDATION_FAILED for one who no longer takes interviews, the candidate on the panel, a skill no one has, or too many
 * people.
 */
export function seatPeople(question: Question, known: readonly PanelistTimes[], table: Table): Panel {
  const panel = toAskedPanel(question, known, table);
  const candidate = toAskedCandidate(question, table);
  const isCandidate = ({ email }: { email: string | null }) => email !== null && email === candidate?.email;
  const skilled = known.filter((one) => one.isActive && !isCandidate(one));
  const pools = question.pools.map((request, position) =>
    toAskedPool(request, position, { known, skilled, table }),
  );
  const onPanel = [...panel, ...pools.flatMap(({ members }) => members)].find(isCandidate);
  if (onPanel) throw invalidField('candidateEmail', `${onPanel.name} is on the panel`);
  const people = [...(candidate ? [candidate] : []), ...panel];
  requireFew(people, pools);
  return { people: [...people, ...hostIfMissing(people, table)], pools };
}

function toAskedPanel(
  { ids, emails, required, timeZone }: Question,
  known: readonly PanelistTimes[],
  table: Table,
) {
  const isRequired = (...keys: string[]) => required === null || keys.some((key) => required.includes(key));
  const seat = (panelist: PanelistTimes) =>
    askedPanelist(panelist, isRequired(panelist.panelistId, panelist.email));
  const named = ids.map((id) => seat(takesInterviews('panelistIds', find(known, id), table)));
  const addressed = emails.map((email): Asked => {
    const panelist = known.find((one) => one.email === email);
    if (panelist) return seat(takesInterviews('emails', panelist, table));
    const name = table.seated.find((one) => one.email === email)?.name || email;
    const required = isRequired(email);
    return { key: email, role: 'PANELIST', name, timeZone, isZoneAssumed: true, required, email, ...UNKNOWN };
  });
  // Someone named both by id and by address has one seat.
  return [...new Map([...named, ...addressed].map((one) => [one.key, one])).values()];
}

const UNKNOWN = { times: null, windows: null };

function toAskedCandidate({ candidate, timeZone }: Question, { seated }: Table): Asked | undefined {
  const { email, windows } = candidate;
  if (email === null && windows.length === 0) return undefined;
  return {
    key: 'candidate',
    role: 'CANDIDATE',
    required: true,
    email,
    times: null,
    name: seated.find((one) => one.email === email)?.name || 'The candidate',
    timeZone: candidate.timeZone ?? timeZone,
    isZoneAssumed: candidate.timeZone === null,
    windows: windows.length > 0 ? windows : null,
  };
}

/** Shows the host's other meetings, unless the host has a binding part in this one. */
function hostIfMissing(people: readonly Asked[], { host }: Table): Asked[] {
  if (people.some(({ email }) => email === host.email)) return [];
  return [{ key: 'host', role: 'HOST', required: false, ...host, ...UNKNOWN }];
}

type Members = { known: readonly PanelistTimes[]; skilled: readonly PanelistTimes[]; table: Table };

function toAskedPool(request: PoolRequest, position: number, { known, skilled, table }: Members): AskedPool {
  const { need } = request;
  if (request.skill === undefined) {
    const members = request.ids.map((id) => takesInterviews('pools', find(known, id), table));
    return { name: `Any ${need} of ${members.length}`, need, members: members.map(asMember) };
  }
  const { skill } = request;
  const members = skilled.filter((one) => hasSkill(one, skill));
  if (members.length === 0)
    throw invalidField('pools', `Pool ${position + 1}: no one who takes interviews has the skill ${skill}`);
  return {
    name: `Any ${need} of ${members.length} with ${skill}`,
    need,
    members: members.map(asMember),
  };
}

const asMember = (times: PanelistTimes): Asked => askedPanelist(times, false);

const hasSkill = ({ skills }: PanelistTimes, skill: string): boolean =>
  skills.some((one) => isSameText(one, skill));

function find(known: readonly PanelistTimes[], id: string): PanelistTimes {
  const panelist = known.find(({ panelistId }) => panelistId === id);
  if (!panelist) throw new AppError('NOT_FOUND', { message: 'This panelist is not in your organization.' });
  return panelist;
}

/** A person already on a meeting that is being moved stays on it. */
function takesInterviews(field: string, panelist: PanelistTimes, { seated }: Table): PanelistTimes {
  if (panelist.isActive || seated.some(({ email }) => email === panelist.email)) return panelist;
  throw invalidField(field, `${panelist.name} no longer takes interviews`);
}

function requireFew(people: readonly Asked[], pools: readonly AskedPool[]) {
  const keys = new Set([...people, ...pools.flatMap(({ members }) => members)].map(({ key }) => key));
  if (keys.size <= LIMITS.slotPeopleMax) return;
  throw invalidField(
    'panelistIds',
    `These are ${keys.size} people; ask for at most ${LIMITS.slotPeopleMax} at once`,
  );
}
