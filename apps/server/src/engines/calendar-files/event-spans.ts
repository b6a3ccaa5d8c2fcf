import type ICAL from 'ical.js';
import type { FileClocks } from './file-clocks.ts';
import { readFileEvent, readPeriods, spanFrom, type FileEvent, type MillisSpan } from './file-event.ts';
import { toDateText, toMillis, type FileTime } from './file-time.ts';
import { isRepeated, seriesStarts, type Work } from './series-starts.ts';

/** One occurrence of an event: the event that applies to it, and its time. */
export type Occurrence = { event: FileEvent; at: FileTime; span: MillisSpan };

/**
 * Every occurrence that touches the horizon: series are expanded, and single occurrences replaced by their overrides
 * (RECURRENCE-ID). A cancelled series has none. The caller handles cancelled occurrences.
 */
export function* occurrencesIn(
  components: ICAL.Component[],
  clocks: FileClocks,
  horizon: MillisSpan,
  work: Work,
): Generator<Occurrence> {
  const events = components.flatMap((component) => readFileEvent(component, clocks) ?? []);
  for (const series of groupSeries(events)) {
    for (const occurrence of listOccurrences(series, clocks, horizon, work)) {
      const { start, end } = occurrence.span;
      if (start < horizon.end && end > horizon.start) yield occurrence;
    }
  }
}

/** The events of one series: those of the latest version, and the overrides of their occurrences. */
type Series = { masters: FileEvent[]; instead: FileEvent[] };

function groupSeries(events: FileEvent[]): Series[] {
  const named = Map.groupBy(
    events.filter(({ uid }) => uid),
    ({ uid }) => uid,
  );
  const nameless = events.filter(({ uid }) => !uid).map((event) => ({ masters: [event], instead: [] }));
  return [...nameless, ...[...named.values()].map((some) => pickLastEdition(some))];
}

function pickLastEdition(events: FileEvent[]): Series {
  const masters = events.filter(({ recurrenceId }) => !recurrenceId);
  const last = Math.max(...masters.map(({ sequence }) => sequence));
  const instead = new Map<number, FileEvent>();
  const oldestFirst = events.toSorted((a, b) => a.sequence - b.sequence);
  for (const event of oldestFirst) if (event.recurrenceId) instead.set(toMillis(event.recurrenceId), event);
  return { masters: masters.filter(({ sequence }) => sequence === last), instead: [...instead.values()] };
}

function* listOccurrences(
  { masters, instead }: Series,
  clocks: FileClocks,
  horizon: MillisSpan,
  work: Work,
): Generator<Occurrence> {
  for (const event of instead) yield { event, at: event.start, span: spanFrom(event.start, event.length) };
  const replaced = replacedBy(instead);
  for (const event of masters) {
    if (event.isCancelled || isOver(event, horizon)) continue;
    for (const at of seriesStarts(event, clocks, horizon, work)) {
      if (replaced.dates.has(toDateText(at.wall)) || replaced.millis.has(toMillis(at))) continue;
      yield movedBy(replaced.fromThen, { event, at, span: spanFrom(at, event.length) });
    }
    yield* addedPeriods(event, clocks);
  }
}

/** True for an event that happens once and is over, which needs no further work. */
const isOver = (event: FileEvent, horizon: MillisSpan): boolean =>
  !isRepeated(event) && spanFrom(event.start, event.length).end <= horizon.start;

function replacedBy(instead: FileEvent[]) {
  const ids = instead.flatMap(({ recurrenceId }) => recurrenceId ?? []);
  return {
    dates: new Set(ids.filter(({ wall }) => wall.isDate).map(({ wall }) => toDateText(wall))),
    millis: new Set(ids.filter(({ wall }) => !wall.isDate).map(toMillis)),
    fromThen: instead
      .filter(({ component }) => readRange(component) === 'THISANDFUTURE')
      .toSorted((a, b) => getOrigin(a) - getOrigin(b)),
  };
}

const readRange = (component: ICAL.Component): string =>
  String(component.getFirstProperty('recurrence-id')?.getParameter('range') ?? '').toUpperCase();

const getOrigin = ({ recurrenceId, start }: FileEvent): number => toMillis(recurrenceId ?? start);

/** Moves an occurrence that follows a 'this and all following' change by the same amount. */
function movedBy(fromThen: FileEvent[], occurrence: Occurrence): Occurrence {
  const change = fromThen.findLast((event) => getOrigin(event) < occurrence.span.start);
  if (!change) return occurrence;
  const { clock } = occurrence.at;
  const start = occurrence.span.start + toMillis(change.start) - getOrigin(change);
  const at = { wall: clock.wallAt(start), clock };
  at.wall.isDate = occurrence.at.wall.isDate;
  return { event: change, at, span: spanFrom(at, change.length) };
}

/** RDATE may also add periods with their own end. */
const addedPeriods = (event: FileEvent, clocks: FileClocks): Occurrence[] =>
  event.component
    .getAllProperties('rdate')
    .filter((property) => property.type === 'period')
    .flatMap((property) => readPeriods(property, clocks).map(({ at, span }) => ({ event, at, span })));
