import type { Facts } from '#features/booking-mail/reminders/reminders.rules.ts';

type Seat = Facts['people'][number];

/** Someone on a meeting of Acme's, by default a required panelist. */
export const someone = (name: string, seat: Partial<Seat> = {}): Seat => ({
  name,
  email: `${name.toLowerCase()}@acme.example`,
  role: 'PANELIST',
  required: true,
  rsvp: 'NEEDS_ACTION',
  ...seat,
});

/**
 * A meeting on 26/11/2026, 09:30 to 10:30 UTC: Meera meets Asha and Arjun, Ananya is the host, and Divya the
 * administrator.
 */
export const theFacts = (facts: Partial<Facts> = {}): Facts => ({
  status: 'SCHEDULED',
  startTime: new Date('2026-11-26T09:30:00Z'),
  endTime: new Date('2026-11-26T10:30:00Z'),
  isSample: false,
  candidate: { name: 'Meera', email: 'meera@acme.example' },
  people: [
    someone('Ananya', { role: 'RECRUITER' }),
    someone('Meera', { role: 'CANDIDATE' }),
    someone('Asha'),
    someone('Arjun'),
  ],
  owners: [{ name: 'Ananya', email: 'ananya@acme.example' }],
  admins: [{ name: 'Divya', email: 'divya@acme.example' }],
  settled: new Map(),
  answerDueAt: null,
  pick: null,
  ...facts,
});
