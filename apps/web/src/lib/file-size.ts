import { FILE_SIZE } from './file-size.texts.ts';

const KILO = 1024;
const MEGA = KILO * KILO;

/** A number of bytes in words: `312 kB`, `1.4 MB`, `20 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < KILO) return FILE_SIZE.bytes({ count: bytes });
  // What would round to 1024 kB is shown in MB.
  if (Math.round(bytes / KILO) < KILO) return `${Math.round(bytes / KILO)} kB`;
  return `${Math.round((bytes / MEGA) * 10) / 10} MB`;
}
