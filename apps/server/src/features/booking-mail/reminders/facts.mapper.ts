import { isSampleAddress } from '#lib/sample-address.ts';
import type { PersonRow } from '#db/tables/booking-rows.ts';
import type { Facts, Reader } from './reminders.rules.ts';
import type { FactsRow, StaffRow } from './facts.queries.ts';

type Parts = {
  people: PersonRow[];
  cards: { panelist_email: string; state: 'DRAFT' | 'SUBMITTED' | 'DISMISSED' }[];
  staff: StaffRow[];
};

export function toFacts(row: FactsRow, { people, cards, staff }: Parts): Facts {
  const { candidate_name: name, candidate_email: email, sent_at: sentAt, expires_at: expiresAt } = row;
  const owners = [...new Set([row.recruiter_email, row.assignee_email])];
  return {
    status: row.booking_status,
    startTime: row.start_time,
    endTime: row.end_time,
    isSample: row.is_sample || isSampleAddress(email),
    candidate: { name, email },
    people,
    owners: owners.flatMap((owner) => staff.filter((one) => one.email === owner)).map(toReader),
    admins: staff.filter(({ role }) => role === 'ADMIN').map(toReader),
    settled: new Map(
      cards.flatMap(({ panelist_email: by, state }) => (state === 'DRAFT' ? [] : [[by, state] as const])),
    ),
    answerDueAt: row.answer_due_at,
    pick: sentAt && expiresAt && { sentAt, expiresAt },
  };
}

const toReader = ({ display_name: name, email }: StaffRow): Reader => ({ name, email });
