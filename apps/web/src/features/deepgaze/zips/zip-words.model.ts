import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import { counted } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';

export const isUnderWay = ({ state }: Zip): boolean => state === 'QUEUED' || state === 'PARSING';

/** How many of the files have been looked at, whatever came of it. */
export const lookedAt = ({ parsed, failed, duplicates }: Zip): number => parsed + failed + duplicates;

/** 0 to 100. */
export const percentRead = (zip: Zip): number =>
  zip.total === 0 ? 0 : Math.floor((lookedAt(zip) / zip.total) * 100);

/** 'Reading 388 of 512', '214 resumes · 3 duplicates': one line under the name of a zip. */
export function zipLine(zip: Zip): string {
  if (zip.state === 'QUEUED') return `${counted(zip.total, 'file waits', 'files wait')} to be read`;
  if (zip.state === 'PARSING') return `Reading ${lookedAt(zip)} of ${zip.total}`;
  const duplicates = zip.duplicates > 0 && counted(zip.duplicates, 'duplicate', 'duplicates');
  return [counted(zip.parsed, 'resume', 'resumes'), duplicates].filter(Boolean).join(' · ');
}

/** Who uploaded it and when, and when it goes by itself, on the reader's clock. */
export function toStory({ uploadedAt, uploadedBy, keptUntil }: Zip, timeZone: string): string[] {
  const at = (instant: string) => wallTimeAt(Date.parse(instant), timeZone);
  return [
    `Uploaded ${printWallTime(at(uploadedAt))}${uploadedBy && ` by ${uploadedBy}`}`,
    `Kept until ${printWallTime(at(keptUntil).slice(0, 10))}, then deleted by itself`,
  ];
}

/** What someone should look at; empty where nothing needs it. */
export function troubleLine({ failed, flagged, state }: Zip): string {
  if (state === 'FAILED') return 'The zip could not be read to its end';
  const unread = failed > 0 && `${failed} could not be read`;
  const odd = flagged > 0 && `${flagged} with suspicious words`;
  return [unread, odd].filter(Boolean).join(' · ');
}
