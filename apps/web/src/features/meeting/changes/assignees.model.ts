import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import type { Recruiter } from '@slotwise/contract/recruiters/recruiters.schema';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { CHANGES, KIND_WORDS } from './changes.texts.ts';

/** The kinds of people who can be assigned a step, closest first. */
const KINDS = ['meeting', 'members', 'panelists', 'address'] as const;

export type Assignee = { email: string; name: string; about: string; kind: (typeof KINDS)[number] };

type Sources = {
  booking: ViewedBooking;
  user: { email: string; displayName: string };
  members: Recruiter[];
  panelists: Panelist[];
  /** The search text. */
  text: string;
  /** A person already chosen stays offered, whatever is searched. */
  chosen: string | null;
};

const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ');

function ofThisMeeting({ booking, user }: Pick<Sources, 'booking' | 'user'>): Assignee[] {
  const kind = 'meeting';
  return [
    { email: user.email, name: user.displayName, about: CHANGES.you(), kind },
    { email: booking.recruiterEmail, name: booking.recruiterName, about: CHANGES.recruiter(), kind },
    ...booking.panelists
      .filter(({ panelistId }) => panelistId !== null)
      .map(({ email, name }) => ({ email, name, about: CHANGES.onPanel(), kind }) as const),
  ];
}

/** Leaves out members who cannot log in anymore, or who are only panelists; the latter are listed as panelists. */
const ofMembers = (members: Recruiter[]): Assignee[] =>
  members
    .filter(({ accountStatus, role }) => accountStatus !== 'DISABLED' && role !== 'USER_PANEL')
    .map(({ email, displayName, designation }) => ({
      email,
      name: displayName,
      about: joined(designation, email),
      kind: 'members',
    }));

const ofPanelists = (panelists: Panelist[]): Assignee[] =>
  panelists
    .filter(({ panelStatus }) => panelStatus !== 'INACTIVE')
    .map(({ email, displayName, designation }) => ({
      email,
      name: displayName,
      about: joined(designation, email),
      kind: 'panelists',
    }));

const byAddress = (email: string): Assignee => ({
  email,
  name: email,
  about: CHANGES.byAddress(),
  kind: 'address',
});

/** Everyone who can be assigned the next step, closest first, without duplicate addresses or the present assignee. */
export function assigneesFor(sources: Sources): Assignee[] {
  const { booking, members, panelists, text, chosen } = sources;
  const sought = text.trim().toLowerCase();
  const near = ofThisMeeting(sources).filter(
    ({ email, name }) => email === chosen || `${name} ${email}`.toLowerCase().includes(sought),
  );
  const addresses = [...(ADDRESS.test(sought) ? [sought] : []), ...(chosen ? [chosen] : [])];
  const all = [...near, ...ofMembers(members), ...ofPanelists(panelists), ...addresses.map(byAddress)];
  const byEmail = new Map<string, Assignee>();
  for (const person of all) {
    if (person.email !== booking.assignee && !byEmail.has(person.email)) byEmail.set(person.email, person);
  }
  return [...byEmail.values()];
}

/** The same people, grouped under a heading for each kind. */
export const toGroups = (people: Assignee[]) =>
  KINDS.map((kind) => ({
    group: KIND_WORDS[kind](),
    items: people
      .filter((person) => person.kind === kind)
      .map(({ email, name }) => ({ value: email, label: name })),
  })).filter(({ items }) => items.length > 0);
