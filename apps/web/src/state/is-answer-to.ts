import type { Endpoint, RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';

type Read<E extends Endpoint> = { arg: { endpointName: string; originalArgs: RequestOf<E> } };
type ReadAction = UnknownAction & { meta?: { arg?: { endpointName?: string }; condition?: boolean } };

const READ = 'api/executeQuery/';

/**
 * Whether an action brings an answer of the cache to a read of this path. The path is held to its endpoint by type
 * alone: slices come with the log-in screen, and the cache and the endpoints after it.
 */
export const isAnswerTo =
  <E extends Endpoint>(path: E['path']) =>
  (action: UnknownAction): action is PayloadAction<ResponseOf<E>, string, Read<E>> =>
    action.type === `${READ}fulfilled` && (action as ReadAction).meta?.arg?.endpointName === `GET ${path}`;

/** Whether an action starts (`pending`) or ends a read of any path that begins like this. */
export const isReadUnder =
  (path: string) =>
  (action: UnknownAction): boolean => {
    const { type, meta } = action as ReadAction;
    // What is not asked, since the answer is fresh, ends with a `condition` and without a start.
    return (
      type.startsWith(READ) && !meta?.condition && meta?.arg?.endpointName?.startsWith(`GET ${path}`) === true
    );
  };
