import { authenticate, register, setPassword } from '@slotwise/contract/auth/auth.endpoints';
import type { SignedIn } from '@slotwise/contract/auth/auth.schema';
import { createBooking, getBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import { saveDraft } from '@slotwise/contract/bookings/drafts.endpoints';
import { giveFeedback } from '@slotwise/contract/booking-parts/feedback.endpoints';
import { inviteToPick } from '@slotwise/contract/bookings/self-scheduling.endpoints';
import type { Endpoint, RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { createPanelist } from '@slotwise/contract/panelists/panelist-changes.endpoints';

import { anHourAfter, type Day } from './days.ts';
import { linkIn, type MailServer } from './mail-server.ts';
import { aRegistration, PASSWORD, type Company } from './people.ts';

type Values = Record<string, string>;
type Person = { displayName: string; email: string };

type Address = { url: string };

/** The product and its mail server. */
export type House = Address & { mail: MailServer };

let visitors = 0;

/** A different client address for each call, as set by a proxy, so that hourly rate limits do not affect the stories. */
function nextVisitor(): string {
  visitors += 1;
  return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

/** Calls the running product as any client would; fails the story unless the call succeeds. */
export async function call<E extends Endpoint>(
  url: string,
  endpoint: E,
  request: RequestOf<E>,
  token?: string,
): Promise<ResponseOf<E>> {
  const { params = {}, query, body } = request as { params?: Values; query?: Values; body?: unknown };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const response = await fetch(`${url}/api${path}${query ? `?${new URLSearchParams(query)}` : ''}`, {
    method: endpoint.method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'x-forwarded-for': nextVisitor(),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok)
    throw new Error(`${endpoint.method} ${endpoint.path} answered ${response.status}: ${answer}`);
  return endpoint.response.parse(JSON.parse(answer)) as ResponseOf<E>;
}

/** The token in a mailed link's fragment, which no server log sees. */
export function tokenIn(link: string): string {
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
  if (!token) throw new Error(`The link ${link} carries no token in its fragment`);
  return token;
}

/** Registers the company, takes the link from the email and sets the password; returns a logged-in administrator. */
export async function signUp({ url, mail }: House, company: Company): Promise<SignedIn> {
  const { email } = company.recruiter;
  await call(url, register, { body: aRegistration(company) });
  const token = tokenIn(linkIn(await mail.mailTo(email, /Confirm/), '/resetpassword'));
  await call(url, setPassword, { body: { token, password: PASSWORD } });
  return logIn(url, email);
}

export function logIn(url: string, email: string): Promise<SignedIn> {
  return call(url, authenticate, { body: { username: email, password: PASSWORD } });
}

export async function addPanelist(
  { url }: Address,
  { token }: SignedIn,
  person: Person & { firstName: string },
) {
  const { panelistId } = await call(url, createPanelist, { body: person }, token);
  return panelistId;
}

/** Follows a panelist's mailed invitation, and logs in with the password chosen there. */
export async function joinAsPanelist({ url, mail }: House, { email }: Person): Promise<SignedIn> {
  const token = tokenIn(linkIn(await mail.mailTo(email, /invited you/), '/resetpassword'));
  await call(url, setPassword, { body: { token, password: PASSWORD } });
  return logIn(url, email);
}

type Seat = { panelistId: string } | { name: string; email: string };

export type MeetingOf = {
  candidate: { name: string; email: string };
  panelistIds: string[];
  startLocal: string;
  /** Panel members who are not panelists of the organization. */
  others?: Seat[];
  jobTitle?: string;
  roundName?: string;
  meetingLink?: string;
};

/** Schedules an hour in Kolkata time through the API. */
export async function schedule({ url }: Address, { token }: SignedIn, meeting: MeetingOf): Promise<string> {
  const { candidate, panelistIds, startLocal, others = [], meetingLink = '', ...round } = meeting;
  const endTime = anHourAfter(startLocal);
  const body = {
    meetingInfo: { startTime: startLocal, endTime, timeZone: 'Asia/Kolkata', meetingLink },
    candidateDetails: { candidateName: candidate.name, email: candidate.email },
    panelists: [...panelistIds.map((panelistId) => ({ panelistId })), ...others],
    ...round,
  };
  const { bookingId } = await call(url, createBooking, { body }, token);
  return bookingId;
}

export type ChoiceOf = Pick<MeetingOf, 'candidate' | 'panelistIds' | 'jobTitle' | 'roundName'> & {
  days: { from: Day; to: Day };
  maxReschedules?: number;
};

/** Lets a candidate choose 45 minutes on given days in Kolkata time; returns the link to their page. */
export async function letChoose({ url }: Address, { token }: SignedIn, choice: ChoiceOf): Promise<string> {
  const { candidate, panelistIds, days, maxReschedules = 2, ...round } = choice;
  const panelists = panelistIds.map((panelistId) => ({ panelistId }));
  const candidateDetails = { candidateName: candidate.name, email: candidate.email };
  const draft = { candidateDetails, panelists, ...round };
  const { bookingId } = await call(url, saveDraft, { body: draft }, token);
  const terms = {
    durationMinutes: 45,
    windowStart: days.from.iso,
    windowEnd: days.to.iso,
    timeZone: 'Asia/Kolkata',
    slotStep: '15' as const,
  };
  const invited = await call(url, inviteToPick, { body: { bookingId, maxReschedules, ...terms } }, token);
  return invited.url;
}

/** Submits a complete, favorable scorecard through the API. */
export async function submitScorecard({ url }: Address, { token }: SignedIn, bookingId: string) {
  const { data } = await call(url, getBooking, { query: { id: bookingId } }, token);
  const feedback = {
    attributes: data.scorecard.map(({ name }) => ({ name, rating: 4 })),
    overallRecommendation: 'YES' as const,
    summary: 'Knows well what to measure before she changes anything.',
    strengths: 'Explains what she does while she does it.',
  };
  await call(url, giveFeedback, { body: { bookingId, feedback, state: 'SUBMITTED' } }, token);
}
