import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { createPanelist } from '@slotwise/contract/panelists/panelists.endpoints';
import type { SignedIn } from '@slotwise/contract/auth/auth.schema';

import { call, type House } from '../harness/api.ts';

const DAY_MILLIS = 86_400_000;

/** Invented panelists in three zones, as the pictures of the documentation show them. */
const PANEL = [
  ['Arjun', 'Nair', 'Staff Engineer', 'Asia/Kolkata', ['SQL', 'Kafka']],
  ['Sofia', 'Lindqvist', 'Data Platform Lead', 'Europe/Stockholm', ['Streaming']],
  ['Daniel', 'Okafor', 'Principal Engineer', 'Europe/London', ['Python', 'SQL']],
  ['Hannah', 'Weiss', 'Product Designer', 'Europe/Berlin', ['Portfolio review']],
] as const;

/** Candidate, job, round, days from today, start in Kolkata, the numbers of their panelists. */
const MEETINGS = [
  ['Meera Krishnan', 'Senior Data Engineer', 'Technical 2', 1, '15:00', [0, 1, 2]],
  ['Tomás Herrera', 'Platform Engineer', 'Technical 1', 1, '17:00', [0]],
  ['Oluwaseun Bello', 'Senior Data Engineer', 'Technical 1', 2, '14:30', [1, 2]],
  ['Kavya Subramanian', 'Product Designer', 'Portfolio', 2, '16:00', [3]],
  ['Farah Sheikh', 'Product Designer', 'Screening', 3, '13:30', [3]],
  ['Nikhil Deshpande', 'Site Reliability Lead', 'Final', 5, '15:30', [0, 2]],
  ['Yuki Tanaka', 'Platform Engineer', 'Screening', 6, '11:00', [0]],
] as const;

const addressOf = (name: string, domain: string) =>
  `${name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@${domain}`;

async function addPanel({ url }: House, token: string): Promise<string[]> {
  const ids: string[] = [];
  for (const [firstName, lastName, designation, timeZone, skills] of PANEL) {
    const email = addressOf(`${firstName} ${lastName}`, 'northbridge.example');
    const body = { firstName, lastName, designation, timeZone, skills: [...skills], email };
    ids.push((await call(url, createPanelist, { body }, token)).panelistId);
  }
  return ids;
}

/** Fills an empty organisation with panelists and a week of meetings; answers the id of the first meeting. */
export async function makeSampleWeek(house: House, { token }: SignedIn): Promise<string> {
  const panel = await addPanel(house, token);
  const bookingIds: string[] = [];
  for (const [candidateName, jobTitle, roundName, days, start, seats] of MEETINGS) {
    const day = new Date(Date.now() + days * DAY_MILLIS).toISOString().slice(0, 10);
    const [hour = 0, minute = 0] = start.split(':').map(Number);
    const end = `${String(hour + 1).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    const body = {
      meetingInfo: {
        startTime: `${day}T${start}`,
        endTime: `${day}T${end}`,
        timeZone: 'Asia/Kolkata',
        meetingLink: 'https://meet.northbridge.example/room-4821',
        instructions: 'Please have a code editor at hand. We start with a short introduction.',
      },
      candidateDetails: {
        candidateName,
        email: addressOf(candidateName, 'mail.example'),
        phone: '98450 77777',
      },
      panelists: seats.flatMap((seat) => (panel[seat] ? [{ panelistId: panel[seat] }] : [])),
      jobTitle,
      roundName,
    };
    bookingIds.push((await call(house.url, createBooking, { body }, token)).bookingId);
  }
  return bookingIds[0] ?? '';
}
