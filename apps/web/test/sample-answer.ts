import { ALL_ENDPOINTS } from '@slotwise/contract/all-endpoints';
import { bookingSchema } from '@slotwise/contract/bookings/bookings.schema';
import type { Endpoint } from '@slotwise/contract/endpoint';
import * as z from 'zod/mini';
import { API_BASE } from '#api/address.ts';
import { aBookingRecord } from './bookings.ts';

type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
};

/** The simplest value a schema accepts. */
function buildSample(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return buildSample(schema.anyOf[0]);
  if (schema.type === 'object') {
    const parts = Object.entries(schema.properties ?? {});
    return Object.fromEntries(parts.map(([name, part]) => [name, buildSample(part)]));
  }
  const plain: Record<string, unknown> = { array: [], string: 'x', number: 1, integer: 1, boolean: true };
  return schema.type === undefined ? null : (plain[schema.type] ?? null);
}

const matches = ({ method, path }: Endpoint, sentMethod: string, sentPath: string): boolean =>
  method === sentMethod && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(sentPath);

/** A successful response for the requested endpoint, in the shape of its contract. */
export function sampleAnswer(address: string, method: string): object {
  const path = new URL(address, 'http://slotwise.example').pathname.slice(API_BASE.length);
  const all = Object.values(ALL_ENDPOINTS);
  const endpoint =
    all.find((one) => one.path === path && one.method === method) ??
    all.find((one) => matches(one, method, path));
  if (!endpoint || endpoint.download) return {};
  const { response } = endpoint;
  const sample = buildSample(z.toJSONSchema(response, { io: 'output' }) as Schema) as { data?: unknown };
  const data = 'shape' in response ? (response.shape as { data?: unknown }).data : undefined;
  return data === bookingSchema ? { ...sample, data: aBookingRecord(), warnings: [] } : sample;
}
