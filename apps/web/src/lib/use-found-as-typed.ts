import { isFailure, type Failure } from '@slotwise/contract/failures';
import { useDebouncedValue } from '@mantine/hooks';
import { useLoaded } from './use-loaded.ts';

const PAUSE_MS = 200;

type Options = {
  /** What a list says that holds nothing. */
  none: string;
  /** Nothing is asked until somebody wants to know. */
  isWanted?: boolean;
};

/**
 * What a text finds on the server once typing pauses, and what a list without anything in it says. Answers to an earlier
 * text are not offered: Enter would choose what the user did not ask for.
 */
export function useFoundAsTyped<Item>(
  text: string,
  find: (text: string) => Promise<Item[] | Failure>,
  { none, isWanted = true }: Options,
): { found: Item[]; nothing: string } {
  const typed = text.trim();
  const [asked] = useDebouncedValue(typed, PAUSE_MS);
  const { data, failure } = useLoaded(isWanted ? asked : null, async () => {
    const found = await find(asked);
    return isFailure(found) ? found : { asked, found };
  });
  if (failure) return { found: [], nothing: failure.message.join(' ') };
  if (data?.asked !== typed) return { found: [], nothing: 'Searching…' };
  return { found: data.found, nothing: none };
}
