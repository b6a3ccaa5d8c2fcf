import type { Endpoint, RequestOf, ResponseOf } from '@slotwise/contract/endpoint';
import type { Failure } from '@slotwise/contract/failures';
import { useDebouncedValue } from '@mantine/hooks';
import { useAnswer } from './use-answer.ts';

const PAUSE_MS = 200;

export type Found<Data> = {
  /** The latest answer; until `isCurrent`, that to an earlier text. */
  data: Data | null;
  /** Whether `data` answers the current text. */
  isCurrent: boolean;
  failure: Failure | null;
  loading: boolean;
  reload: () => void;
};

/** The server's results for a text once typing pauses. A null request requests nothing. */
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

/** The text of an empty list: why it could not be read, that it is loading, or `none`. */
export function explainEmpty(
  { failure, isCurrent }: Pick<Found<unknown>, 'failure' | 'isCurrent'>,
  none: string,
) {
  if (failure) return failure.message.join(' ');
  return isCurrent ? none : 'Searching…';
}
