import type { Access, Endpoint } from '@slotwise/contract/endpoint';
import { roleHolds } from '@slotwise/contract/permissions';
import type { FastifyRequest } from 'fastify';
import type { Actor, CandidateLink, Context, Session } from '#context.ts';
import { AppError } from '#lib/app-error.ts';
import { isToken } from '#lib/secrets/token.ts';
import { recordCaller, recordLink } from './request-facts.ts';

/** Makes the guard that identifies or refuses callers of an endpoint. Startup fails if the endpoint is for others. */
export type GuardMaker<Who> = (
  context: Context,
  endpoint: Endpoint,
) => (request: FastifyRequest) => Promise<Who>;

const BEARER = /^Bearer ([\w-]{1,200})$/;

/** A request's bearer token; undefined if there is none that could be for this purpose. */
export function findBearerToken(
  request: FastifyRequest,
  purpose: 'session' | 'panel' | 'candidate' | 'meeting' = 'session',
): string | undefined {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  return token && isToken(token, purpose) ? token : undefined;
}

/** Accepts a live session whose role has the permission; a mailed link is not a log-in. */
export const guardSession: GuardMaker<Session> = (context, { access, path }) => {
  if (access === 'public' || access === 'link' || access === 'candidate-link') {
    throw new Error(`${path} is not for sessions.`);
  }
  return async (request) => {
    const token = findBearerToken(request);
    const session = token && (await context.readSession(token));
    if (!session) throw new AppError('NOT_SIGNED_IN');
    recordCaller(request, session);
    if (access !== 'signed-in' && !roleHolds(session.role, access)) throw new AppError('FORBIDDEN');
    return session;
  };
};

/** Accepts a valid token of a panelist's mailed link; a session token is not one. */
export const guardPanelLink: GuardMaker<Actor> = (context, endpoint) => {
  requireAccess(endpoint, 'link');
  return (request) => openLink(request, findBearerToken(request, 'panel'), context.readPanelLink);
};

/** The same for a candidate's link of one purpose; links of the other purpose or of panelists are invalid here. */
const guardCandidateLink =
  (purpose: CandidateLink['purpose']): GuardMaker<CandidateLink> =>
  (context, endpoint) => {
    requireAccess(endpoint, 'candidate-link');
    return async (request) => {
      const token = findBearerToken(request, 'candidate') ?? findBearerToken(request, 'meeting');
      const link = await openLink(request, token, context.readCandidateLink);
      if (link.purpose !== purpose) throw new AppError('LINK_EXPIRED');
      return link;
    };
  };

export const guardQuestionLink = guardCandidateLink('question');

export const guardMeetingLink = guardCandidateLink('meeting');

export const guardNothing: GuardMaker<void> = (_context, endpoint) => {
  requireAccess(endpoint, 'public');
  return async () => undefined;
};

export function requireAccess({ access, path }: Endpoint, wanted: Access): void {
  if (access !== wanted) throw new Error(`${path} is for ${access}, not for ${wanted}.`);
}

async function openLink<Holder extends { vendorId: string }>(
  request: FastifyRequest,
  token: string | undefined,
  read: (token: string, ip: string) => Promise<Holder>,
): Promise<Holder> {
  if (!token) throw new AppError('NOT_SIGNED_IN', { message: 'Open the link in your mail.' });
  recordLink(request, token);
  const holder = await read(token, request.ip);
  recordLink(request, token, holder.vendorId);
  return holder;
}
