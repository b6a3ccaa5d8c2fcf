import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { GridProps } from './grid-props.ts';
import { getDay } from './grid-times.ts';
import { WeekGrid } from './week-grid.tsx';

const HOUR = 3_600_000;
const days = ['2030-11-25', '2030-11-26'].map((date) => getDay(date, 'UTC'));
const monday = (clock: string) => Date.parse(`2030-11-25T${clock}:00Z`);
const tuesday = (clock: string) => Date.parse(`2030-11-26T${clock}:00Z`);

/** Two days of ten hours, drawn 200 wide and 1000 high: 100 per day and per hour. */
function drawn(overrides: Partial<GridProps> = {}) {
  const props: GridProps = {
    days,
    lanes: [],
    marks: { mutual: [], best: [], chosen: { start: monday('09:10'), end: monday('10:10') }, old: null },
    scale: { from: 480, to: 1080 },
    timeZone: 'UTC',
    stepMinutes: 15,
    durationMinutes: 60,
    pastUntil: 0,
    isWaiting: false,
    cursor: null,
    onCursor: vi.fn(),
    onChoose: vi.fn(),
    describe: (start) => new Date(start).toISOString(),
    remark: () => ({ text: 'Everyone is free', isGood: true }),
    toTitle: ({ date }) => date,
    ...overrides,
  };
  render(<WeekGrid {...props} />);
  const slider = screen.getByRole('slider');
  const area = slider.parentElement as HTMLElement;
  area.getBoundingClientRect = () => new DOMRect(0, 0, 200, 1000);
  const pointer = (type: 'Down' | 'Move' | 'Up', clientX: number, clientY: number, pointerType = 'mouse') =>
    fireEvent(
      area,
      Object.assign(new MouseEvent(`pointer${type.toLowerCase()}`, { bubbles: true, clientX, clientY }), {
        pointerId: 1,
        pointerType,
      }),
    );
  return { props, slider, area, pointer };
}

test('a click chooses the quarter hour under it', () => {
  const { props, pointer } = drawn();
  pointer('Down', 150, 420);
  pointer('Up', 150, 420);
  expect(props.onChoose).toHaveBeenCalledWith(tuesday('12:00'));
});

test('the chosen meeting is grabbed where it is, and snaps to a step of another day', () => {
  const { props, pointer } = drawn();
  pointer('Down', 50, 170);
  expect(props.onCursor).toHaveBeenLastCalledWith(monday('09:10'));
  pointer('Move', 150, 480);
  pointer('Up', 150, 480);
  expect(props.onChoose).toHaveBeenCalledWith(tuesday('12:15'));
});

test('Escape cancels a drag', () => {
  const { props, pointer } = drawn();
  pointer('Down', 50, 170);
  pointer('Move', 150, 480);
  fireEvent.keyDown(window, { key: 'Escape' });
  pointer('Up', 150, 480);
  expect(props.onCursor).toHaveBeenLastCalledWith(null);
  expect(props.onChoose).not.toHaveBeenCalled();
});

test('a finger that moves at once scrolls the page, a long press grabs the meeting', () => {
  vi.useFakeTimers();
  const { props, pointer } = drawn();
  pointer('Down', 50, 170, 'touch');
  pointer('Move', 50, 400, 'touch');
  pointer('Up', 50, 400, 'touch');
  expect(props.onChoose).not.toHaveBeenCalled();
  pointer('Down', 50, 170, 'touch');
  vi.advanceTimersByTime(400);
  pointer('Move', 50, 470, 'touch');
  pointer('Up', 50, 470, 'touch');
  vi.useRealTimers();
  expect(props.onChoose).toHaveBeenCalledWith(monday('12:15'));
});

test('the slider announces the meeting’s position, moves it by keys, and Enter chooses', () => {
  const { props, slider } = drawn({ cursor: tuesday('10:00') });
  expect(slider.getAttribute('aria-valuetext')).toBe('2030-11-26T10:00:00.000Z');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(props.onCursor).toHaveBeenLastCalledWith(monday('10:00'));
  fireEvent.keyDown(slider, { key: 'Enter' });
  expect(props.onChoose).toHaveBeenCalledWith(tuesday('10:00'));
});

test('the moving block says who it suits, and nothing looks free while times load', () => {
  const mutual = [{ start: monday('09:00'), end: monday('09:00') + 3 * HOUR, isLongEnough: true }];
  const best = [{ start: monday('11:00'), end: monday('12:00') }];
  const marks = { mutual, best, chosen: null, old: null };
  drawn({ marks, isWaiting: true, cursor: tuesday('10:00') });
  expect(screen.getByText('Everyone is free')).toBeDefined();
  expect(screen.queryByText('11:00–12:00')).toBeNull();
});
