import type { Lane } from '@slotwise/contract/availability/slots.schema';
import type { Span } from '#ui/availability-grid/grid-times.ts';
import { toSpan } from './slot-answer.model.ts';
import { FIND_A_TIME } from './find-a-time.texts.ts';

/**
 * What is known about a span: whether it can be taken, and every sentence against it. `taken` means someone required is
 * busy, `unknown` that its day has not been asked for yet.
 */
export type Verdict = { kind: 'free' | 'odd' | 'taken' | 'unknown'; doubts: string[] };

/** People whose meetings may not overlap, enforced by the server. */
const isNeeded = ({ role, required }: Lane) => role === 'CANDIDATE' || (role === 'PANELIST' && required);

/** The server's sentences about everything a span touches, without duplicates, overlaps of required people first. */
function doubtsAt(lanes: Lane[], span: Span) {
  const found = lanes.flatMap((lane) =>
    lane.blocks
      .filter((block) => {
        const { start, end } = toSpan(block);
        return start < span.end && end > span.start;
      })
      .map(({ text, cause }) => ({ text, isHard: cause === 'BUSY' && isNeeded(lane) })),
  );
  return found.toSorted((a, b) => Number(b.isHard) - Number(a.isHard));
}

/** The people a span does not suit. `lanes` is null if nothing is known about it; `odd` are further sentences. */
export function verdictAt(lanes: Lane[] | null, span: Span, odd: string[] = []): Verdict {
  if (!lanes) return { kind: 'unknown', doubts: odd };
  const found = doubtsAt(lanes, span);
  const doubts = [...new Set([...found.map(({ text }) => text), ...odd])];
  if (found.some(({ isHard }) => isHard)) return { kind: 'taken', doubts };
  return { kind: doubts.length > 0 ? 'odd' : 'free', doubts };
}

/** A verdict in one line, as shown next to a dragged meeting: 'Everyone is free', 'Arjun is busy … and 2 more' */
export function shortVerdict({ kind, doubts }: Verdict): string {
  const [first, ...more] = doubts;
  if (first) return more.length > 0 ? FIND_A_TIME.first({ doubt: first, more: more.length }) : first;
  return kind === 'free' ? FIND_A_TIME.everyoneFree() : '';
}
