import type { Endpoint, ResponseOf } from '@slotwise/contract/endpoint';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';

/**
 * Whether an action brings an answer of the cache to a read of this path. The path is held to its endpoint by type
 * alone: slices come with the log-in screen, and the cache and the endpoints after it.
 */
export const isAnswerTo =
  <E extends Endpoint>(path: E['path']) =>
  (action: UnknownAction): action is PayloadAction<ResponseOf<E>> =>
    action.type === 'api/executeQuery/fulfilled' &&
    (action as { meta?: { arg?: { endpointName?: string } } }).meta?.arg?.endpointName === `GET ${path}`;
