import type { GridDay, GridLane, GridMarks, Scale } from './grid-times.ts';

/** What both views of the grid are given. */
export type GridProps = {
  days: GridDay[];
  lanes: GridLane[];
  marks: GridMarks;
  scale: Scale;
  timeZone: string;
  stepMinutes: number;
  durationMinutes: number;
  /** Until when it is too late to meet. */
  pastUntil: number;
  /** The times of the lanes are not there yet: nothing looks free. */
  isWaiting: boolean;
  /** Where the meeting would be while it is dragged or moved by keys; null while nothing moves. */
  cursor: number | null;
  onCursor: (start: number | null) => void;
  onChoose: (start: number) => void;
  /** A start in words, with the people it does not suit. */
  describe: (start: number) => string;
  /** The same in a line next to the meeting while it moves. */
  remark: (start: number) => { text: string; isGood: boolean };
  toTitle: (day: GridDay) => string;
};
