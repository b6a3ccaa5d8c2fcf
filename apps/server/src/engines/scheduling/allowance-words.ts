import type { Allowance } from '@slotwise/contract/availability/slots.schema';
import { EVERYONE } from './allowances.ts';
import { countInWords } from './clock-words.ts';
import type { Inquiry } from './inquiry.ts';
import type { Allowed, Person } from './scheduling-request.ts';

/** The wording of a change, and its price. */
export type Words = { text: string; detail: string };

/** 'Ask Arjun Nair at shorter notice', 'Wants 24 hours of notice'. */
export function allowanceWords(inquiry: Inquiry, { what, who, minutes }: Allowed): Words {
  const person = inquiry.people.find((one) => one.person.key === who)?.person;
  const name = who === EVERYONE ? 'everyone' : (person?.name ?? who);
  return WORDS[what]({ name, amount: countInWords(minutes, 'minute'), person, inquiry });
}

/** Who gives something up; no person if everyone does. */
type Giving = { name: string; amount: string; person: Person | undefined; inquiry: Inquiry };

const USUAL_HOURS = 'The usual hours of the weekday hold';

const WORDS: Readonly<Record<Allowance, (giving: Giving) => Words>> = {
  EARLIER: ({ name, amount }) => ({
    text: `Let ${name} start ${amount} earlier`,
    detail: 'Before the usual hours',
  }),
  LATER: ({ name, amount }) => ({ text: `Let ${name} end ${amount} later`, detail: 'After the usual hours' }),
  NOTICE: ({ name, person }) => ({ text: `Ask ${name} at shorter notice`, detail: describeNotice(person) }),
  LIMIT: ({ name, person }) => ({
    text: `Let ${name} take one more interview`,
    detail: describeLimits(person),
  }),
  BUFFER: ({ name, person }) => ({
    text: `Let ${name} meet without a buffer`,
    detail: `Keeps ${countInWords(Math.max(person?.bufferBefore ?? 0, person?.bufferAfter ?? 0), 'minute')} free`,
  }),
  DAY_OFF: ({ name }) => ({ text: `Ask ${name} on a day off`, detail: USUAL_HOURS }),
  HOLIDAY: ({ name }) => ({ text: `Ask ${name} on a holiday`, detail: USUAL_HOURS }),
  BREAK: ({ inquiry }) => ({ text: 'Skip the daily break', detail: listBreaks(inquiry) }),
  OTHER_TIMES: ({ inquiry }) => ({
    text: `${candidateName(inquiry)} may be asked for other times`,
    detail: 'No one is notified by this: ask them first',
  }),
};

function describeNotice(person: Person | undefined): string {
  return person ? `Wants ${countInWords(person.minNoticeHours, 'hour')} of notice` : 'Sooner than they want';
}

function describeLimits(person: Person | undefined): string {
  const perDay = person?.maxPerDay ? [`${person.maxPerDay} a day`] : [];
  const perWeek = person?.maxPerWeek ? [`${person.maxPerWeek} a week`] : [];
  return `Takes at most ${[...perDay, ...perWeek].join(' and ')}`;
}

function listBreaks({ request }: Inquiry): string {
  return request.breaks.map(({ start, end }) => `${start}–${end}`).join(', ');
}

function candidateName({ people }: Inquiry): string {
  return people.find(({ person }) => person.windows)?.person.name ?? 'The candidate';
}
