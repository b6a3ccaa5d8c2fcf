import type { Access, Endpoint } from '@slotwise/contract/endpoint';
import { roleHolds } from '@slotwise/contract/permissions';
import type { FastifyRequest } from 'fastify';
import type { Actor, CandidateLink, Context, Session } from '#context.ts';
import { AppError } from '#lib/app-error.ts';
import { isToken } from '#lib/secrets/token.ts';
import { noteCaller, noteLink } from './request-facts.ts';

type SessionAccess = Exclude<Access, 'public' | 'link' | 'candidate-link'>;

const BEARER = /^Bearer ([\w-]{1,200})$/;

/** The bearer token of a request, or undefined where there is none that could be of this purpose. */
export function findBearerToken(
  request: FastifyRequest,
  purpose: 'session' | 'panel' | 'candidate' | 'meeting' = 'session',
): string | undefined {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  return token && isToken(token, purpose) ? token : undefined;
}

/** Requires the token of a mailed link that works, and returns who holds it; a session's token is none. */
export async function requireLink(
  context: Pick<Context, 'readPanelLink'>,
  request: FastifyRequest,
): Promise<Actor> {
  const token = findBearerToken(request, 'panel');
  if (!token) throw new AppError('NOT_SIGNED_IN', { message: 'Open the link in your mail.' });
  noteLink(request, token);
  const actor = await context.readPanelLink(token, request.ip);
  noteLink(request, token, actor.vendorId);
  return actor;
}

/** The same for a candidate's link of one purpose, where one of the other leads nowhere; a panelist's is none. */
export async function requireCandidateLink(
  context: Pick<Context, 'readCandidateLink'>,
  request: FastifyRequest,
  purpose: CandidateLink['purpose'],
): Promise<CandidateLink> {
  const token = findBearerToken(request, 'candidate') ?? findBearerToken(request, 'meeting');
  if (!token) throw new AppError('NOT_SIGNED_IN', { message: 'Open the link in your mail.' });
  noteLink(request, token);
  const link = await context.readCandidateLink(token, request.ip);
  noteLink(request, token, link.vendorId);
  if (link.purpose !== purpose) throw new AppError('LINK_EXPIRED');
  return link;
}

/** What people who are logged in may call; a mailed link is no log-in. */
export function requireSessionAccess({ access, path }: Endpoint): SessionAccess {
  if (access === 'public' || access === 'link' || access === 'candidate-link') {
    throw new Error(`${path} is not for sessions.`);
  }
  return access;
}

/** Requires a live session whose role holds the permission, and returns it. */
export async function requireAccess(
  context: Context,
  request: FastifyRequest,
  access: SessionAccess,
): Promise<Session> {
  const token = findBearerToken(request);
  if (!token) throw new AppError('NOT_SIGNED_IN');
  const session = await context.readSession(token);
  if (!session) throw new AppError('NOT_SIGNED_IN');
  noteCaller(request, session);
  if (access !== 'signed-in' && !roleHolds(session.role, access)) throw new AppError('FORBIDDEN');
  return session;
}
