import type { Context } from '#context.ts';
import type { VendorDb } from '#db/tenancy.ts';
import type { MailText } from '#engines/mail-texts/layout/mail-content.ts';
import { meetingReminder } from '#engines/mail-texts/meeting-reminder.ts';
import { nudge, type NudgeKind } from '#engines/mail-texts/nudge.ts';
import { queueLetter } from '#features/notifications/queue-letter.service.ts';
import { findSubmission } from '#features/bookings/submission.service.ts';
import { toAttendee, toMeetingRevision } from '../invitations/invitations.mapper.ts';
import { owing, SUBJECTS, type Facts, type Planned } from './reminders.rules.ts';
import { buildReader, type Matter, type Person } from './reminder-reader.service.ts';
import { toMailKind, findNudgeKind } from './reminder-letters.rules.ts';

export type Reminding = Pick<Planned, 'kind' | 'reader'> & { id: string };

/** Mails one reminder to its reader, in their own time zone and with their own link. */
export async function mailReminder(
  context: Context,
  tx: VendorDb,
  matter: Matter,
  { id, kind, reader }: Reminding,
): Promise<void> {
  const now = context.clock.now();
  const person = await buildReader(context, tx, matter, reader);
  const word = findNudgeKind(kind, matter.facts, now);
  const text = word
    ? await nudgeFor(context, tx, matter, { word, person })
    : buildReminder(context, matter, { person, isSoon: kind === 'HOUR_BEFORE' });
  const { row, company } = matter;
  await queueLetter(context, tx, {
    kind: toMailKind(kind),
    bookingId: row.booking_id,
    revision: row.ics_sequence,
    dedupeKey: `reminder ${id}`,
    mailId: id,
    text,
    fromName: company,
    to: reader,
    replyTo: { name: row.recruiter_name, address: row.recruiter_email },
    ...(person.link && SUBJECTS[kind] !== 'LATE_PANEL' && { links: [person.link] }),
  });
}

function buildReminder(
  { config, clock }: Context,
  { row, people, company }: Matter,
  { person, isSoon }: { person: Person; isSoon: boolean },
): MailText {
  const { mailFrom, publicUrl } = config;
  const said = { company, sequence: row.ics_sequence, change: 'NEW' as const };
  const revision = toMeetingRevision({ row, people }, said, { senderAddress: mailFrom.email, publicUrl });
  const seat = people.find(({ email }) => email === person.email);
  const { timeZone } = person;
  return meetingReminder({
    revision: { ...revision, at: clock.now().toISOString() },
    reader: { ...(seat ? toAttendee(seat) : person), ...(timeZone ? { timeZone } : {}) },
    isCandidate: person.isCandidate,
    isSoon,
    page: { label: person.label, url: person.url },
  });
}

async function nudgeFor(
  { clock }: Context,
  tx: VendorDb,
  { row, facts, company }: Matter,
  { word, person }: { word: NudgeKind; person: Person },
): Promise<MailText> {
  const { start_time: startTime, time_zone: meetingZone } = row;
  const readerZone = person.timeZone ?? meetingZone;
  const isAboutAnswer = word === 'answer-due' || word === 'answer-late';
  const submission = isAboutAnswer ? await findSubmission(tx, row) : undefined;
  const until = findDueDate(word, facts);
  return nudge({
    kind: word,
    company,
    readerName: person.name,
    candidateName: row.candidate_name,
    jobTitle: row.job_title,
    roundName: row.round_name,
    when:
      startTime && !isAboutAnswer
        ? {
            startTime: startTime.toISOString(),
            timeZone: meetingZone,
            readerZone,
            at: clock.now().toISOString(),
          }
        : undefined,
    names: submission ? [submission.submitter_name] : owing(facts).map(({ name }) => name),
    until: until && { at: until.toISOString(), timeZone: readerZone },
    url: person.url,
  });
}

/** The deadline, if that is what matters. */
function findDueDate(word: NudgeKind, { answerDueAt, pick }: Facts): Date | undefined {
  if (word === 'time-to-choose') return pick?.expiresAt;
  return word === 'answer-due' || word === 'answer-late' ? (answerDueAt ?? undefined) : undefined;
}
