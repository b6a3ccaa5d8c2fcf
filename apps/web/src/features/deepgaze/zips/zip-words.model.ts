import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';

import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { DEEPGAZE } from '../deepgaze.texts.ts';

export const isUnderWay = ({ state }: Zip): boolean => state === 'QUEUED' || state === 'PARSING';

/** How many of the files have been processed, whatever the result. */
export const lookedAt = ({ parsed, failed, duplicates }: Zip): number => parsed + failed + duplicates;

/** 0 to 100. */
export const percentRead = (zip: Zip): number =>
  zip.total === 0 ? 0 : Math.floor((lookedAt(zip) / zip.total) * 100);

/** 'Reading 388 of 512', '214 resumes · 3 duplicates': the line below a zip's name. */
export function zipLine(zip: Zip): string {
  if (zip.state === 'QUEUED') return DEEPGAZE.files({ count: zip.total });
  if (zip.state === 'PARSING') return DEEPGAZE.reading({ read: lookedAt(zip), total: zip.total });
  const duplicates = zip.duplicates > 0 && DEEPGAZE.duplicates({ count: zip.duplicates });
  return [DEEPGAZE.resumeCount({ count: zip.parsed }), duplicates].filter(Boolean).join(' · ');
}

/** Who uploaded it and when, and when it is deleted automatically, in the reader's zone. */
export function toStory({ uploadedAt, uploadedBy, keptUntil }: Zip, timeZone: string): string[] {
  const at = (instant: string) => wallTimeAt(Date.parse(instant), timeZone);
  return [
    DEEPGAZE.uploaded({ time: printWallTime(at(uploadedAt)), by: uploadedBy || 'none' }),
    DEEPGAZE.keptUntil({ date: printWallTime(at(keptUntil).slice(0, 10)) }),
  ];
}

/** What needs attention; empty if nothing does. */
export function troubleLine({ failed, flagged, state }: Zip): string {
  if (state === 'FAILED') return DEEPGAZE.failedZip();
  const unread = failed > 0 && DEEPGAZE.unreadCount({ count: failed });
  const odd = flagged > 0 && DEEPGAZE.suspicious({ count: flagged });
  return [unread, odd].filter(Boolean).join(' · ');
}
