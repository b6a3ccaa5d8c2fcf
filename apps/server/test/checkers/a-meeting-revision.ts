import type { MeetingRevision } from '#engines/calendar-messages/meeting-revision.ts';

/** A first invitation: a video interview in Kolkata, with a panelist and an optional one in Berlin. */
export function aMeetingRevision(changes: Partial<MeetingRevision> = {}): MeetingRevision {
  return {
    sender: { address: 'calendar@slotwise.example', host: 'slotwise.example' },
    uids: {
      candidate: '0190a1b2-0000-7000-8000-000000000001-c@slotwise.example',
      panel: '0190a1b2-0000-7000-8000-000000000001-p@slotwise.example',
    },
    sequence: 0,
    at: '2026-10-20T08:15:30.123Z',
    change: 'NEW',
    meeting: aMeeting(),
    ...changes,
  };
}

/** The meeting of `aMeetingRevision`. */
export function aMeeting(changes: Partial<MeetingRevision['meeting']> = {}): MeetingRevision['meeting'] {
  return {
    startTime: '2026-11-26T09:30:00.000Z',
    endTime: '2026-11-26T10:30:00.000Z',
    timeZone: 'Asia/Kolkata',
    company: 'Northbridge Talent',
    jobTitle: 'Senior Data Engineer',
    roundName: 'Technical 2',
    place: { mode: 'VIDEO', link: 'https://meet.northbridge.example/r/amber-kite-42' },
    recruiter: {
      name: 'Ananya Rao',
      email: 'ananya.rao@northbridge.example',
      required: true,
      timeZone: 'Asia/Kolkata',
    },
    candidate: { name: 'Meera Iyer', email: 'meera@mail.example', required: true, timeZone: 'Asia/Kolkata' },
    panel: [
      { name: 'Arjun Menon', email: 'arjun.menon@northbridge.example', required: true },
      {
        name: 'Sofia Keller',
        email: 'sofia@northbridge.example',
        required: false,
        timeZone: 'Europe/Berlin',
      },
    ],
    instructions: 'Bring one data pipeline you have built; no slides.',
    internalNotes: 'Focus on streaming.',
    meetingUrl: 'https://slotwise.example/viewmeeting/0190a1b2-0000-7000-8000-000000000001',
    ...changes,
  };
}

/** The revision that cancels it. */
export function aCancelledRevision(changes: Partial<MeetingRevision> = {}): MeetingRevision {
  return aMeetingRevision({
    sequence: 2,
    change: 'CANCELLED',
    reason: 'The position is filled.',
    at: '2026-11-20T10:00:00.000Z',
    ...changes,
  });
}
