const HOUR_MILLIS = 3_600_000;
const PANELS = 40;

/** For the host, two panelists and the candidate. */
export const MAILS_OF_BOOKING = 4;

/** The body of a create request, each with a different candidate. Forty panels take turns, so that concurrent requests want different people. */
export function toBooking(number) {
  const start =
    Math.ceil(Date.now() / HOUR_MILLIS) * HOUR_MILLIS + (48 + Math.floor(number / PANELS)) * HOUR_MILLIS;
  const panel = number % PANELS;
  return {
    meetingInfo: {
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + HOUR_MILLIS).toISOString(),
      timeZone: 'Asia/Kolkata',
      meetingLink: 'https://meet.example/rooms/blue-heron',
    },
    candidateDetails: {
      candidateName: 'Meera Iyer',
      email: `candidate${number}@candidate.example`,
      phone: '98765 43210',
    },
    panelists: [
      { name: 'Asha Rao', email: `asha${panel}@guests.example` },
      { name: 'Olu Bello', email: `olu${panel}@guests.example` },
    ],
    jobTitle: 'Senior Data Engineer',
    roundName: 'Technical 1',
  };
}
