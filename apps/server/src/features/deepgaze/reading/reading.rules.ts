import type { ParseState, ResumeFlag } from '@slotwise/contract/deepgaze/resumes.schema';
import { LyingZip } from '#engines/zip-archives/zip-faults.ts';
import { DAY_MILLIS, MINUTE_MILLIS } from '#lib/durations.ts';
import { DamagedFileError } from '#storage/storage-error.ts';

/** Each step of the reading extends the lease by this. */
const LEASE_MILLIS = 2 * MINUTE_MILLIS;
/** Recognizing a scan or indexing a thousand long resumes takes longer: meanwhile the lease is renewed this often. */
export const RENEW_MILLIS = 30_000;
/** How long a zip is read before it makes way for another organization's. */
const TURN_MILLIS = MINUTE_MILLIS;
/** No file read here is older. */
const OLDEST = Date.UTC(1990, 0);

export const leaseUntil = (now: Date): Date => new Date(now.getTime() + LEASE_MILLIS);

/** A file that was started this often without finishing has ended the process each time. */
export const MOST_TRIES = 2;

export const ENDED_THE_PROCESS =
  'Reading this file stopped the server twice, so it was given up. Save it as a new PDF and upload it again.';
export const NOT_REACHED = 'The zip was given up before this file was read.';
export const LOST_IN_STORE =
  'The zip is damaged in the store. Delete it here and upload it again, or ask your administrator to bring it back from a backup.';
export const DEFECT =
  'Something went wrong on this server while the file was read. Save it as a new PDF and upload it again.';
export const HARMFUL = 'This file looks harmful and was not taken. Ask for another one.';
export const UNSTORABLE =
  'The text of this file holds what cannot be kept. Save it as a new PDF and upload it again.';

/** The time a zip gets if others wait; after making way it continues in its next turn. */
export function createTurn(isWaitedFor: () => boolean, millis = TURN_MILLIS) {
  const ends = performance.now() + millis;
  let isOver = false;
  return {
    mustMakeRoom: (): boolean => (isOver ||= performance.now() >= ends && isWaitedFor()),
    isOver: (): boolean => isOver,
  };
}

/** The zip was deleted or its lease taken over meanwhile: nothing more is written. */
export class ZipGone extends Error {
  override name = 'ZipGone';
}

/** Why a zip fails here, if it is the zip's own fault; otherwise undefined. */
export function findZipFault(error: unknown): string | undefined {
  if (error instanceof LyingZip) return error.message;
  return error instanceof DamagedFileError ? LOST_IN_STORE : undefined;
}

/** When a file was written, if its date is plausible; otherwise when it was uploaded. */
export const writtenAt = (claimed: Date | null, uploadedAt: Date): Date =>
  claimed && claimed.getTime() >= OLDEST && claimed.getTime() <= uploadedAt.getTime() + DAY_MILLIS
    ? claimed
    : uploadedAt;

/** The states in which a file is worth opening. */
const KEPT: readonly ParseState[] = ['OK', 'NO_TEXT', 'PASSWORD', 'CORRUPT', 'TIMEOUT', 'TOO_BIG'];

/** The flags counted for the zip. */
const MARKED: ReadonlySet<ResumeFlag> = new Set(['HIDDEN_TEXT', 'ADDRESSED_TO_MACHINES']);

export const isFlagged = (flags: readonly ResumeFlag[]): boolean => flags.some((flag) => MARKED.has(flag));

/** True if the file itself is stored for opening: every kind resumes come in. */
export const isKept = (state: ParseState): boolean => KEPT.includes(state);

/** How many resumes make a block while a zip is read: few at first, so that questions find them soon, then more. */
export const blockSize = (indexed: number): number => Math.max(10, Math.floor(indexed / 3));

/** What a search reads at once; larger blocks cost memory to build, smaller ones time in each search. */
const MOST_RESUMES = 1000;
/**
 * An ordinary thousand has fewer. They are copied to a thread at once, whose memory has room for the words of this many
 * letters.
 */
const MOST_LETTERS = 4_000_000;

/** True if an index block is full; one with long texts has fewer resumes. */
export const isFullBlock = (resumes: readonly { text: string }[]): boolean =>
  resumes.length >= MOST_RESUMES || resumes.reduce((sum, { text }) => sum + text.length, 0) >= MOST_LETTERS;
