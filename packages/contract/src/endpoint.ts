import type * as z from 'zod/mini';
import type { Permission } from './permissions.ts';

type Schema = z.ZodMiniType;

/**
 * Who may call an endpoint: anyone, any signed-in user, the holder of a panelist's or candidate's mailed link, or a
 * user whose role has the action or page permission.
 */
export type Access = 'public' | 'signed-in' | 'link' | 'candidate-link' | Permission;

export type Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
  Path extends `/${string}` = `/${string}`,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: Path;
  access: Access;
  summary: string;
  /** The HTTP status of success; 200 by default. */
  successStatus?: 200 | 201 | 202;
  /** A create call that answers a repeated `Idempotency-Key` with its first response. */
  idempotent?: true;
  /** The request body is a single file instead of JSON: the form field `file`, or the raw bytes. */
  upload?: 'multipart' | 'raw';
  /** Maximum size of the JSON body in bytes; 1 MB by default. */
  mostBytes?: number;
  /** The response is a file's bytes, which `response` does not describe. */
  download?: true;
  /** The path is at the server's root, not under the API's prefix. */
  atRoot?: true;
  params?: Params;
  query?: Query;
  body?: Body;
  response: Response;
};

/** Declares an HTTP endpoint. The server, the web client and the OpenAPI document all use it. */
export function defineEndpoint<
  Params extends Schema = z.ZodMiniUndefined,
  Query extends Schema = z.ZodMiniUndefined,
  Body extends Schema = z.ZodMiniUndefined,
  Response extends Schema = Schema,
  Path extends `/${string}` = `/${string}`,
>(endpoint: Endpoint<Params, Query, Body, Response, Path>): Endpoint<Params, Query, Body, Response, Path> {
  return endpoint;
}

type Part<Key extends string, S extends Schema, Value> = S extends z.ZodMiniUndefined
  ? { [K in Key]?: undefined }
  : undefined extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value };

/** What a caller passes: values before zod applies defaults and coercions. */
export type RequestOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? Part<'params', P, z.input<P>> & Part<'query', Q, z.input<Q>> & Part<'body', B, z.input<B>>
    : never;

/** What a handler receives: values after validation. */
export type ParsedRequestOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? { params: z.output<P>; query: z.output<Q>; body: z.output<B> }
    : never;

export type ResponseOf<E> = E extends Endpoint<Schema, Schema, Schema, infer R> ? z.output<R> : never;
