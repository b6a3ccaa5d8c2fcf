import { authenticate, register, setPassword } from '@slotwise/contract/auth/auth.endpoints';
import type { SignedIn } from '@slotwise/contract/auth/auth.schema';
import { createBooking } from '@slotwise/contract/bookings/bookings.endpoints';
import type { Endpoint, RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import { createPanelist } from '@slotwise/contract/panelists/panelists.endpoints';

import { linkIn, type MailServer } from './mail-server.ts';
import { aRegistration, PASSWORD, type Company } from './people.ts';

type Values = Record<string, string>;
type Person = { displayName: string; email: string };

type Address = { url: string };

/** The product and the mail server it sends through. */
export type House = Address & { mail: MailServer };

/** Calls the running product as any client does; fails the story unless the answer is a success. */
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
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const answer = await response.text();
  if (!response.ok)
    throw new Error(`${endpoint.method} ${endpoint.path} answered ${response.status}: ${answer}`);
  return endpoint.response.parse(JSON.parse(answer)) as ResponseOf<E>;
}

/** The token that a mailed link carries in its fragment, where no server log sees it. */
export function tokenIn(link: string): string {
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token');
  if (!token) throw new Error(`The link ${link} carries no token in its fragment`);
  return token;
}

/** Registers the company, takes the link out of the mail and sets the password: an administrator, logged in. */
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

export type MeetingOf = {
  candidate: { name: string; email: string };
  panelistIds: string[];
  startLocal: string;
};

/** Schedules an hour in Kolkata time, without going through the screen. */
export async function schedule({ url }: Address, { token }: SignedIn, meeting: MeetingOf): Promise<string> {
  const { candidate, panelistIds, startLocal } = meeting;
  const endLocal = startLocal.replace(
    /T(\d\d)/,
    (_, hour: string) => `T${String(Number(hour) + 1).padStart(2, '0')}`,
  );
  const body = {
    meetingInfo: { startTime: startLocal, endTime: endLocal, timeZone: 'Asia/Kolkata' },
    candidateDetails: { candidateName: candidate.name, email: candidate.email },
    panelists: panelistIds.map((panelistId) => ({ panelistId })),
  };
  const { bookingId } = await call(url, createBooking, { body }, token);
  return bookingId;
}
