import type { Endpoint, RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';

type Read<E extends Endpoint> = { arg: { endpointName: string; originalArgs: RequestOf<E> } };
type ReadAction = UnknownAction & { meta?: { arg?: { endpointName?: string }; condition?: boolean } };

const READ = 'api/executeQuery/';

/**
 * Whether an action delivers a cached answer to a read of this path. The path is tied to its endpoint only by type:
 * slices load with the log-in screen, the cache and the endpoints after it.
 */
export const isAnswerTo =
  <E extends Endpoint>(path: E['path']) =>
  (action: UnknownAction): action is PayloadAction<ResponseOf<E>, string, Read<E>> =>
    action.type === `${READ}fulfilled` && (action as ReadAction).meta?.arg?.endpointName === `GET ${path}`;

/** Whether an action starts (`pending`) or ends a read of any path with this prefix. */
export const isReadUnder =
  (path: string) =>
  (action: UnknownAction): boolean => {
    const { type, meta } = action as ReadAction;
    // A read skipped because the answer is fresh ends with a `condition` and has no start.
    return (
      type.startsWith(READ) && !meta?.condition && meta?.arg?.endpointName?.startsWith(`GET ${path}`) === true
    );
  };
