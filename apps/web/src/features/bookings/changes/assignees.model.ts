import type { Panelist } from '@slotwise/contract/panelists/panelists.schema';
import type { ViewedBooking } from '../bookings.slice.ts';

export type Assignee = { email: string; name: string; about: string };

type Sources = {
  booking: ViewedBooking;
  user: { email: string; displayName: string };
  panelists: Panelist[];
  /** What was typed into the search. */
  text: string;
  /** Somebody already chosen stays offered, whatever is searched. */
  chosen: string | null;
};

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Everybody who can be handed the next step, nearest first, each address once; not whoever has it already. */
export function assigneesFor({ booking, user, panelists, text, chosen }: Sources): Assignee[] {
  const near: Assignee[] = [
    { email: user.email, name: user.displayName, about: 'You' },
    { email: booking.recruiterEmail, name: booking.recruiterName, about: 'Recruiter of this meeting' },
    ...booking.panelists
      .filter(({ panelistId }) => panelistId !== null)
      .map(({ email, name }) => ({ email, name, about: 'On this panel' })),
  ];
  const found = panelists
    .filter(({ panelStatus }) => panelStatus !== 'INACTIVE')
    .map(({ email, displayName, designation }) => ({
      email,
      name: displayName,
      about: ['Panelist', designation].filter(Boolean).join(' · '),
    }));
  const sought = text.trim().toLowerCase();
  const matching = near.filter(
    ({ email, name }) => email === chosen || `${name} ${email}`.toLowerCase().includes(sought),
  );
  const typed = ADDRESS.test(sought) ? [{ email: sought, name: sought, about: 'By address' }] : [];
  const byEmail = new Map<string, Assignee>();
  for (const person of [...matching, ...found, ...typed, ...withAddress(chosen)]) {
    if (person.email !== booking.assignee && !byEmail.has(person.email)) byEmail.set(person.email, person);
  }
  return [...byEmail.values()];
}

const withAddress = (email: string | null): Assignee[] =>
  email ? [{ email, name: email, about: 'By address' }] : [];
