import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { useLatest } from '#lib/use-latest.ts';
import { DAY_MINUTES, instantIn, minuteIn, type GridDay, type Span } from './grid-times.ts';

/** The day and its clock minute under a pointer. */
export type Spot = { day: GridDay; minute: number };

type Options = {
  locate: (x: number, y: number) => Spot | null;
  /** What can be grabbed at its position: the chosen meeting first, then the best slots. */
  grabbable: Span[];
  timeZone: string;
  stepMinutes: number;
  onPreview: (start: number | null) => void;
  onChoose: (start: number) => void;
};

type Grab = {
  pointer: number;
  /** Minutes from the start to where the meeting was grabbed. */
  offset: number;
  start: number;
  /** A long press grabs the meeting; a finger that moves at once scrolls the page. */
  isHeld: boolean;
  x: number;
  y: number;
};

const LONG_PRESS_MS = 350;
const SLIP_PX = 10;

/** Chooses a time by click or tap, and moves it by dragging; on touch after a long press. */
export function useGridDrag(options: Options) {
  const area = useRef<HTMLDivElement>(null);
  const grab = useRef<Grab | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest(options);

  const end = () => {
    clearTimeout(timer.current);
    grab.current = null;
    latest.current.onPreview(null);
  };
  useStillPage(area, grab, end);

  const hold = () => {
    if (!grab.current) return;
    grab.current.isHeld = true;
    latest.current.onPreview(grab.current.start);
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || grab.current) return;
    const taken = takenUp(event.clientX, event.clientY, latest.current);
    if (!taken) return;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    grab.current = { ...taken, pointer, x, y, isHeld: false };
    if (event.pointerType === 'touch') timer.current = setTimeout(hold, LONG_PRESS_MS);
    else {
      area.current?.setPointerCapture?.(pointer);
      hold();
    }
  };
  const onPointerMove = (event: PointerEvent) => {
    const now = grab.current;
    if (now?.pointer !== event.pointerId) return;
    if (!now.isHeld) {
      const slip = Math.hypot(event.clientX - now.x, event.clientY - now.y);
      if (slip > SLIP_PX) end();
      return;
    }
    const start = movedTo(event.clientX, event.clientY, now, latest.current);
    if (start === null || start === now.start) return;
    now.start = start;
    latest.current.onPreview(start);
  };
  const onPointerUp = (event: PointerEvent) => {
    const now = grab.current;
    if (now?.pointer !== event.pointerId) return;
    end();
    latest.current.onChoose(now.start);
  };
  return { area, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end } };
}

/** Keeps the page from scrolling during a touch drag, and lets Escape cancel the drag. */
function useStillPage(area: RefObject<HTMLDivElement | null>, grab: RefObject<Grab | null>, end: () => void) {
  const latest = useLatest(end);
  useEffect(() => {
    const element = area.current;
    const keepStill = (event: TouchEvent) => grab.current?.isHeld && event.preventDefault();
    const giveUp = ({ key }: KeyboardEvent) => key === 'Escape' && grab.current && latest.current();
    // Only a non-passive listener can prevent scrolling.
    element?.addEventListener('touchmove', keepStill, { passive: false });
    window.addEventListener('keydown', giveUp);
    return () => {
      element?.removeEventListener('touchmove', keepStill);
      window.removeEventListener('keydown', giveUp);
    };
  }, [area, grab, latest]);
}

function takenUp(x: number, y: number, { locate, grabbable, timeZone, stepMinutes }: Options) {
  const spot = locate(x, y);
  if (!spot) return null;
  const { day, minute } = spot;
  const at = instantIn(day, minute, timeZone);
  const thing = grabbable.find(({ start, end }) => start <= at && at < end && start >= day.start);
  const snapped = Math.floor(minute / stepMinutes) * stepMinutes;
  const start = thing ? thing.start : instantIn(day, snapped, timeZone);
  return { start, offset: minute - (thing ? minuteIn(day, thing.start, timeZone) : snapped) };
}

/** Small movements leave the grabbed meeting in place, even between two steps. */
function movedTo(x: number, y: number, grab: Grab, { locate, timeZone, stepMinutes }: Options) {
  const spot = locate(x, y);
  if (!spot || Math.hypot(x - grab.x, y - grab.y) < 4) return null;
  const minute = Math.round((spot.minute - grab.offset) / stepMinutes) * stepMinutes;
  return instantIn(spot.day, Math.min(Math.max(0, minute), DAY_MINUTES - stepMinutes), timeZone);
}
