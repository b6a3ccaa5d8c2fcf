import type { Endpoint, RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Failure } from '@slotwise/contract/failures';
import { useDebouncedValue } from '@mantine/hooks';
import { useAnswer } from './use-answer.ts';

const PAUSE_MS = 200;

export type Found<Data> = {
  /** The latest answer; that to an earlier text until `isCurrent`. */
  data: Data | null;
  /** Whether `data` answers the text that stands there now. */
  isCurrent: boolean;
  failure: Failure | null;
  loading: boolean;
  reload: () => void;
};

/** What a text finds on the server once typing pauses. A null request asks nothing. */
export function useFoundAsTyped<E extends Endpoint>(
  endpoint: E,
  text: string,
  toRequest: (text: string) => RequestOf<E> | null,
): Found<ResponseOf<E>> {
  const typed = text.trim();
  const [asked] = useDebouncedValue(typed, PAUSE_MS);
  const { isCurrent, ...answer } = useAnswer(endpoint, toRequest(asked));
  return { ...answer, isCurrent: isCurrent && asked === typed };
}

/** What a list without anything in it says: why it could not be read, that it is being read, or `none`. */
export function explainEmpty(
  { failure, isCurrent }: Pick<Found<unknown>, 'failure' | 'isCurrent'>,
  none: string,
) {
  if (failure) return failure.message.join(' ');
  return isCurrent ? none : 'Searching…';
}
