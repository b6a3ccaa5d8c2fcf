import { useState } from 'react';
import { MINUTE_MS, type Span } from '#ui/availability-grid/grid-times.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import type { ChosenTime, MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { findDoubt, type Invited } from '#features/bookings/meeting-values/people.model.ts';
import { askedDays, dateAt, firstWeek, getMonday, shiftDate } from './shown-week.model.ts';
import { slotAt } from './slot-answer.model.ts';
import { allowedBy, stillStands, type Given } from './slot-changes.model.ts';
import { missingText, queryWithoutPanel, slotQuery } from './slot-question.model.ts';
import { verdictAt, type Verdict } from './verdict.model.ts';
import { usePoolPicks } from './use-pool-picks.ts';
import { useSlots } from './use-slots.ts';

export type SlotFinderProps = {
  /** The form, with the meeting's zone filled in. */
  values: MeetingValues;
  /** The chosen time, if a meeting is possible. */
  time: ChosenTime | null;
  now: number;
  /** The meeting that is being moved. */
  bookingId: string | null;
  /** Its time before the move. */
  old: Span | null;
  /** The old time cannot be chosen: the meeting must move. */
  mustMove: boolean;
  mayChangePanel: boolean;
  /** Everyone who will be invited. */
  people: Invited[];
  onSet: (changes: Partial<MeetingValues>) => void;
};

/** The shown week, its zone, and what is given up: all search state outside the form. */
function useSearch({ values, time, now }: SlotFinderProps) {
  const [otherZone, setOtherZone] = useState<string | null>(null);
  const zone = otherZone ?? values.timeZone;
  const start = time?.start ?? null;
  const [week, setWeek] = useState(() => firstWeek(start, now, zone));
  const [pickedDay, setDay] = useState<string | null>(null);
  const [given, setGiven] = useState<Given[]>([]);

  // A time chosen elsewhere, for instance in the fields, is brought into view.
  const [seen, setSeen] = useState('');
  if (seen !== `${start} ${zone}`) {
    setSeen(`${start} ${zone}`);
    if (start !== null && start >= now) {
      setWeek(getMonday(dateAt(start, zone)));
      setDay(dateAt(start, zone));
    }
  }
  return {
    zone,
    setZone: setOtherZone,
    week,
    day: pickedDay && getMonday(pickedDay) === week ? pickedDay : null,
    thisWeek: getMonday(dateAt(now, zone)),
    given: given.filter((one) => stillStands(one, values)),
    setGiven,
    showWeek: (monday: string) => {
      setWeek(monday);
      setDay(null);
    },
    showDay: (date: string) => {
      setWeek(getMonday(date));
      setDay(date);
    },
  };
}

/**
 * The answer about the chosen day if another week is shown, or if there is no panel and thus no answer; nothing is
 * asked while the shown week includes it.
 */
function useChosenDay({ values, time, bookingId }: SlotFinderProps, search: ReturnType<typeof useSearch>) {
  const { zone, week, given } = search;
  const chosenDays = time && { from: dateAt(time.start, zone), to: dateAt(time.end, zone) };
  const isShown = !chosenDays || (chosenDays.from >= week && chosenDays.to <= shiftDate(week, 6));
  const allow = allowedBy(given);
  const asking = { days: chosenDays, timeZone: zone, allow, bookingId };
  const query = isShown ? null : slotQuery(values, asking);
  return useSlots(query ?? queryWithoutPanel(values, asking), values.candidateDetails.candidateName);
}

/** The verdict on a span, from whichever answer covers its day. */
function verdictFrom(
  answers: Pick<ReturnType<typeof useSlots>, 'answer' | 'isWaiting'>[],
  at: Span,
  { values, people }: SlotFinderProps,
  zone: string,
): Verdict {
  const date = dateAt(at.start, zone);
  const knowing = answers.find(
    ({ answer }) => answer && answer.query.from <= date && date <= answer.query.to,
  );
  const shown = { start: at.start, startWall: wallTimeAt(at.start, values.timeZone) };
  const odd = people.map((person) => findDoubt(person, shown)).filter((text) => text !== null);
  const lanes = knowing?.isWaiting ? null : (knowing?.answer?.time.lanes ?? null);
  return verdictAt(lanes, at, odd);
}

/** The chosen time; a meeting that must move has none while it is at its old time. */
function chosenSpan({ time, old, mustMove }: SlotFinderProps): Span | null {
  const isOld = mustMove && time?.start === old?.start && time?.end === old?.end;
  return time && !isOld ? { start: time.start, end: time.end } : null;
}

/** Searches for times at which everyone is free, next to the form that stores the chosen one. */
export function useSlotFinder(options: SlotFinderProps) {
  const { values, now, bookingId, mayChangePanel, onSet } = options;
  const search = useSearch(options);
  const { zone, week, given } = search;
  const days = askedDays(week, now, zone);
  const allow = allowedBy(given);
  const query = slotQuery(values, { days, timeZone: zone, allow, bookingId });
  const slots = useSlots(query, values.candidateDetails.candidateName);
  const nextTo = useChosenDay(options, search);
  const span = chosenSpan(options);
  const picks = usePoolPicks({ values, query: mayChangePanel ? query : null, span, onSet });
  const [cursor, setCursor] = useState<number | null>(null);
  const length = (values.minutes || 0) * MINUTE_MS;

  const moveCursor = (start: number | null) => {
    setCursor(start);
    if (start !== null) search.showDay(dateAt(start, zone));
  };
  const choose = (start: number) => {
    setCursor(null);
    const wall = wallTimeAt(start, values.timeZone);
    const slot = slots.answer && slotAt(slots.answer.slots, start);
    const picked =
      slot && values.pools.length > 0 && mayChangePanel
        ? picks.take({ start, end: start + length }, slot.pooledIds)
        : {};
    onSet({ date: wall.slice(0, 10), start: wall.slice(11), refusedEnd: '', ...picked });
  };
  return {
    ...search,
    ...slots,
    days,
    missing: missingText(values),
    span,
    length,
    cursor,
    moveCursor,
    choose,
    getVerdict: (at: Span) => verdictFrom([slots, nextTo], at, options, zone),
    isUnfilled: picks.isUnfilled,
  };
}

export type SlotFinderState = ReturnType<typeof useSlotFinder>;
