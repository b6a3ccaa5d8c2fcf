import type { GridDay, GridLane, GridMarks, Scale } from './grid-times.ts';

/** The props of both grid views. */
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
  /** The lanes' times are still loading: nothing looks free. */
  isWaiting: boolean;
  /** The meeting's position while it is dragged or moved by keys; null while nothing moves. */
  cursor: number | null;
  onCursor: (start: number | null) => void;
  onChoose: (start: number) => void;
  /** A start in words, with the people it does not suit. */
  describe: (start: number) => string;
  /** The same in one line next to the moving meeting. */
  remark: (start: number) => { text: string; isGood: boolean };
  toTitle: (day: GridDay) => string;
};
