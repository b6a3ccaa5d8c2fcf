import type { Endpoint, ParsedRequestOf } from '@slotwise/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { faultOfInput } from '#lib/acceptable-input.ts';
import { AppError } from '#lib/app-error.ts';

type Schema = NonNullable<Endpoint['body']>;
type Issue = { path: PropertyKey[]; message: string };

const MOST_MESSAGES = 20;
const KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

/** Validates path, query and body against the contract, and throws VALIDATION_FAILED with every fault. */
export function parseRequest<E extends Endpoint>(endpoint: E, request: FastifyRequest): ParsedRequestOf<E> {
  const { params, query } = request;
  // If the body is a file, its route reads it as a stream.
  const body = endpoint.upload ? undefined : request.body;
  requireFitInput(params, query, body);
  requireSingleValues(query);
  requireFitKey(request.headers['idempotency-key']);
  const issues: Issue[] = [];
  const parsed = {
    params: parse(endpoint.params, params, issues),
    query: parse(endpoint.query, query, issues),
    body: parse(endpoint.body, body, issues),
  };
  if (issues.length > 0) throw toRefusal(issues);
  return parsed as ParsedRequestOf<E>;
}

function requireFitInput(...inputs: unknown[]): void {
  for (const input of inputs) {
    const message = faultOfInput(input);
    if (message) throw new AppError('VALIDATION_FAILED', { message });
  }
}

/** With a repeated parameter, two parsers of one URL could see two different requests. */
function requireSingleValues(query: unknown): void {
  for (const [name, value] of Object.entries(query ?? {})) {
    if (typeof value !== 'string') {
      throw new AppError('VALIDATION_FAILED', {
        message: `The parameter ${name.slice(0, 40)} may be given only once.`,
      });
    }
  }
}

function requireFitKey(key: string | string[] | undefined): void {
  if (key === undefined || (typeof key === 'string' && KEY_PATTERN.test(key))) return;
  throw new AppError('VALIDATION_FAILED', {
    message: 'An Idempotency-Key is 1 to 200 visible ASCII characters.',
  });
}

function parse(schema: Schema | undefined, value: unknown, issues: Issue[]): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  issues.push(...result.error.issues);
  return undefined;
}

/** The slim build of the library says 'Invalid input' if the contract has no message of its own. */
const toSentence = ({ path, message }: Issue): string =>
  message === 'Invalid input' ? `${path.join('.') || 'The body'} is missing or wrong` : message;

function toRefusal(issues: Issue[]): AppError {
  const fieldErrors: Record<string, string> = {};
  for (const issue of issues.slice(0, MOST_MESSAGES)) {
    if (issue.path.length > 0) fieldErrors[issue.path.join('.')] ??= toSentence(issue);
  }
  const message = [...new Set(issues.map(toSentence))].slice(0, MOST_MESSAGES);
  return new AppError('VALIDATION_FAILED', { message, fieldErrors });
}
