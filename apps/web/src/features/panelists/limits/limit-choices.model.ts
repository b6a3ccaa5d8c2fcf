import { durationText } from '#lib/dates/date-text.ts';
import { HOURS } from '../hours/hours.texts.ts';

const BUFFER_MINUTES = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120];
const NOTICE_HOURS = [0, 1, 2, 4, 8, 12, 24, 48, 72, 120, 168, 336];

/** The usual values and the present one, in words. */
const choices = (usual: number[], present: number, word: (value: number) => string) =>
  [...new Set([...usual, present])]
    .toSorted((a, b) => a - b)
    .map((value) => ({ value: String(value), label: value === 0 ? HOURS.none() : word(value) }));

export const bufferChoices = (present: number) => choices(BUFFER_MINUTES, present, durationText);

export const noticeText = (hours: number): string => durationText(hours * 60);

export const noticeChoices = (present: number) => choices(NOTICE_HOURS, present, noticeText);
