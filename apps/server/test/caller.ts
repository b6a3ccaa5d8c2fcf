import type { Endpoint, RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Failure } from '@slotwise/contract/failures';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A call's response: the status, and the body of a success or failure. */
export type Answer<E> = { httpStatus: number; headers: LightMyRequestResponse['headers'] } & Partial<
  Omit<ResponseOf<E>, 'status' | 'message' | 'code'>
> &
  Partial<Omit<Failure, 'status' | 'code'>> & { status: 'success' | 'error'; code?: string };

export type CallOptions = { token?: string | undefined; ip?: string; headers?: Record<string, string> };

/** Calls an app over HTTP: `send` returns the raw response, `call` the body typed by the contract. */
export function getCaller(app: FastifyInstance) {
  /** Each visitor has a different address, as in reality, unless a test is about that. */
  let visitors = 0;
  const nextIp = (): string => {
    visitors += 1;
    return `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  };

  const send = (endpoint: Endpoint, request: object, options: CallOptions = {}) => {
    const { params = {}, query, body } = request as { params?: object; query?: object; body?: object };
    const path = Object.entries(params).reduce(
      (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(String(value))),
      `${endpoint.atRoot ? '' : '/api'}${endpoint.path}`,
    );
    const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
    return app.inject({
      method: endpoint.method,
      url: path,
      query: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
      ...(body !== undefined && { payload: body }),
      remoteAddress: options.ip ?? nextIp(),
      headers: {
        ...(options.token && { authorization: `Bearer ${options.token}` }),
        ...options.headers,
      },
    });
  };

  const call = async <E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    as?: { token: string } | null,
    options: CallOptions = {},
  ): Promise<Answer<E>> => {
    const response = await send(endpoint, request, { token: as?.token, ...options });
    const body = response.json<Omit<Answer<E>, 'httpStatus' | 'headers'>>();
    return { ...body, httpStatus: response.statusCode, headers: response.headers } as Answer<E>;
  };

  return { send, call };
}

export type Caller = ReturnType<typeof getCaller>;
