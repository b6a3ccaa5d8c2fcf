import type { Endpoint, ParsedRequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, Context, Session } from '#context.ts';
import { asVendor, type VendorDb } from '#db/tenancy.ts';
import { findBearerToken, requireAccess, type GuardMaker } from './authenticate.ts';
import { isFromThisMachine } from './from-this-machine.ts';
import { parseRequest } from './parse-request.ts';
import { getFacts } from './request-facts.ts';

type Handler<E extends Endpoint, Who> = (
  request: ParsedRequestOf<E>,
  who: Who,
  call: Call,
) => Promise<ResponseOf<E>>;

/** The body limit in bytes for callers without a session or link: many times the longest form. */
const STRANGER_BYTES = 64 * 1024;

export const API_BASE = '/api';

/**
 * Serves endpoints of the contract, each behind a guard: validates the request, calls the handler, and returns only
 * what the contract names.
 */
export const serveBehind =
  <Who>(app: FastifyInstance, context: Context, makeGuard: GuardMaker<Who>) =>
  <E extends Endpoint>(endpoint: E, handler: Handler<E, Who>): void => {
    const guard = makeGuard(context, endpoint);
    addRoute(app, endpoint, async (request, reply) => {
      const gone = createGoneSignal(reply);
      const who = await guard(request);
      return handler(parseRequest(endpoint, request), who, { ...toCall(request), gone });
    });
  };

type Success<E extends Endpoint> = Omit<ResponseOf<E>, 'status'>;

type TxHandler<E extends Endpoint> = (
  tx: VendorDb,
  request: ParsedRequestOf<E>,
  session: Session,
  call: Call,
) => Promise<Success<E>>;

/** The same in one transaction of the caller's organization; the response is a success. */
export const serveInTx =
  (serve: ReturnType<typeof serveBehind<Session>>, { db }: Context) =>
  <E extends Endpoint>(endpoint: E, handler: TxHandler<E>): void =>
    serve(endpoint, (request, session, call) =>
      asVendor(db, session.vendorId, async (tx) => {
        const answer = await handler(tx, request, session, call);
        return { status: 'success', ...answer } as unknown as ResponseOf<E>;
      }),
    );

/** The same without a guard. */
export const serveToAll =
  (app: FastifyInstance) =>
  <E extends Endpoint>(
    endpoint: E,
    handler: (request: ParsedRequestOf<E>, call: Call) => Promise<ResponseOf<E>>,
  ): void => {
    requireAccess(endpoint, 'public');
    addRoute(app, endpoint, (request) => handler(parseRequest(endpoint, request), toCall(request)));
  };

function addRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<ResponseOf<E>>,
): void {
  const mostBytes = endpoint.mostBytes ?? (endpoint.access === 'public' ? STRANGER_BYTES : undefined);
  app.route({
    method: endpoint.method,
    url: toRouteUrl(endpoint),
    config: { access: endpoint.access },
    ...(mostBytes !== undefined && { bodyLimit: mostBytes }),
    handler: async (request, reply) => {
      const response = requireContractShape(endpoint, await answer(request, reply));
      void reply.status(endpoint.successStatus ?? 200);
      return response;
    },
  });
}

/** Returns only what the contract names; a response that does not match it is a defect. */
export function requireContractShape<E extends Endpoint>(endpoint: E, answer: ResponseOf<E>): ResponseOf<E> {
  const response = endpoint.response.safeParse(answer);
  if (response.success) return response.data as ResponseOf<E>;
  throw new Error(`The answer breaks the contract: ${printPlaces(response.error.issues)}`);
}

/** An endpoint's path in the router's syntax. */
export const toRouteUrl = ({ path, atRoot }: Endpoint): string =>
  (atRoot ? '' : API_BASE) + path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Without values, since the text is logged. */
const printPlaces = (issues: { path: PropertyKey[]; code?: string | undefined }[]): string =>
  issues.map(({ path, code }) => `${path.join('.')} (${code ?? 'wrong'})`).join(', ');

/** Aborts if the caller stopped waiting for the response. */
function createGoneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort();
  });
  return gone.signal;
}

export function toCall(request: FastifyRequest): Call {
  const key = request.headers['idempotency-key'];
  return {
    requestId: request.id,
    note: (event) => void getFacts(request).events.push(event),
    about: (about) => void Object.assign(getFacts(request).about, about),
    ip: request.ip,
    isFromThisMachine: isFromThisMachine(request),
    userAgent: request.headers['user-agent'],
    token: findBearerToken(request),
    ...(typeof key === 'string' && { idempotencyKey: key }),
  };
}
