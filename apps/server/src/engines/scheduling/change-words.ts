import type { Change } from '@slotwise/contract/availability/slots.schema';
import { allowanceWords, type Words } from './allowance-words.ts';
import { readAllowed } from './allowances.ts';
import { countInWords, printDay } from './clock-words.ts';
import type { Inquiry } from './inquiry.ts';
import { loadAt } from './meeting-load.ts';
import { personTime } from './person-time.ts';
import { dayOfDate } from './zone-clock.ts';

/** The wording of a proposal and its price, and that of each of its changes. */
export type ProposalWords = Words & { texts: string[] };

/** 'Make Arjun Nair optional, and let Daniel Okafor start 30 minutes earlier'. */
export function proposalWords(inquiry: Inquiry, changes: readonly Change[]): ProposalWords {
  const words = changes.map((change) => changeWords(inquiry, change));
  const inSentence = words.map(({ text }, at) =>
    at === 0 || beginsWithName(changes[at]) ? text : text.charAt(0).toLowerCase() + text.slice(1),
  );
  return {
    texts: words.map(({ text }) => text),
    text: inSentence.join(', and '),
    detail: [...new Set(words.map(({ detail }) => detail))].join(' · '),
  };
}

const beginsWithName = (change: Change | undefined): boolean =>
  change?.kind === 'ALLOW' && readAllowed(change.allow)?.what === 'OTHER_TIMES';

/** 'Make Arjun Nair optional', 'Still gets the invitation, but does not have to come'. */
function changeWords(inquiry: Inquiry, change: Change): Words {
  switch (change.kind) {
    case 'MAKE_OPTIONAL':
      return {
        text: `Make ${getName(inquiry, change.panelistId)} optional`,
        detail: 'Still gets the invitation, but does not have to come',
      };
    case 'REPLACE':
      return {
        text: `Ask ${change.withName} instead of ${getName(inquiry, change.panelistId)}`,
        detail: weekOfSubstitute(inquiry, change.withPanelistId),
      };
    case 'SHORTEN':
      return {
        text: `Shorten to ${change.durationMinutes} minutes`,
        detail: `Instead of ${inquiry.request.durationMinutes} minutes`,
      };
    case 'NEED_FEWER':
      return fewerWords(inquiry, change);
    case 'LOOK_LATER':
      return laterWords(change);
    case 'ALLOW':
      return givingWords(inquiry, change.allow);
  }
}

function fewerWords({ request }: Inquiry, { pool, need }: { pool: number; need: number }): Words {
  const asked = request.pools[pool];
  return { text: `Ask for ${need} of ${asked?.name ?? ''}`, detail: `Instead of ${asked?.need ?? 0}` };
}

function laterWords({ from, to }: { from: string; to: string }): Words {
  const [first, last] = [from, to].map((date) => printDay(dayOfDate(date)));
  return { text: `Look at ${first} to ${last}`, detail: 'Later than asked for' };
}

function givingWords(inquiry: Inquiry, allow: string): Words {
  const allowed = readAllowed(allow);
  return allowed ? allowanceWords(inquiry, allowed) : { text: allow, detail: '' };
}

function getName({ people }: Inquiry, panelistId: string): string {
  return people.find(({ person }) => person.panelistId === panelistId)?.person.name ?? panelistId;
}

/** 'Same skills, 3 of 6 interviews in the first week'; the week is the one in which the horizon begins. */
function weekOfSubstitute({ request, horizon }: Inquiry, panelistId: string): string {
  const person = request.substitutes.find((one) => one.person.panelistId === panelistId)?.person;
  if (!person) return 'Same skills';
  const { load, clock } = personTime(person, horizon, request);
  const meetings = loadAt(load, clock, horizon.span.start);
  const taken = person.maxPerWeek
    ? `${meetings} of ${countInWords(person.maxPerWeek, 'interview')}`
    : countInWords(meetings, 'interview');
  return `Same skills, ${taken} in the first week`;
}
