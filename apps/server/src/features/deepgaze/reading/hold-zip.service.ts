import type { Context } from '#context.ts';
import { asVendor, type VendorDb, type VendorId } from '#db/tenancy.ts';
import type { ResumeReader } from '#engines/resume-reader/resume-reader.ts';
import type { ZipEntry } from '#engines/zip-archives/inspect-zip.ts';
import type { ReadAt } from '#lib/read-at.ts';
import { leaseUntil, ZipGone, type createTurn } from './reading.rules.ts';
import { endLease, renewLease, type Lease } from './hold-zip.queries.ts';

type Counts = Parameters<typeof renewLease>[2];
type Ending = Parameters<typeof endLease>[2];

/** Must be called with a step's counts before it writes anything; throws ZipGone if the zip is not ours any more. */
export type Keep = (counts?: Counts) => Promise<void>;

/** A zip leased by this process. */
export type Holding = ReturnType<typeof holdZip>;

/** The state of reading one zip. */
export type Desk = {
  context: Context;
  holding: Holding;
  archive: { readAt: ReadAt; size: number };
  /** The zip's file in the store, which holds the reservation for its contents. */
  archiveId: string;
  entries: ReadonlyMap<number, ZipEntry>;
  /** The bytes unpacked from the zip so far. */
  spent: { bytes: number };
  reader: ResumeReader;
  uploader: { userId: string; email: string; phoneCountry: string };
  uploadedAt: Date;
  /** The reading of each content found so far, by its digest. */
  met: Map<string, Promise<unknown>>;
  /** True if part of the zip had already been read. */
  isResumed: boolean;
  /** Aborts when the process stops or the zip is being deleted. */
  signal: AbortSignal;
  turn: ReturnType<typeof createTurn>;
};

/**
 * Writes the results of reading a zip, step by step. Each step checks the previous step's lease in the zip's row and
 * sets its own: if the zip was deleted or taken over meanwhile, that lease is different and nothing is written.
 */
export function holdZip(
  { db, clock }: Context,
  { vendorId, zipId, held }: { vendorId: VendorId } & Pick<Lease, 'zipId' | 'held'>,
) {
  let lease = held;
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const step = last.then(work);
    last = step.catch(() => undefined);
    return step;
  };

  const write = <T>(work: (tx: VendorDb, keep: Keep) => Promise<T>): Promise<T> =>
    inTurn(async () => {
      const until = leaseUntil(clock.now());
      // A step that only read has not extended the lease in the zip's row.
      let next = lease;
      const keep =
        (tx: VendorDb): Keep =>
        async (counts) => {
          if (!(await renewLease(tx, { zipId, held: lease, until }, counts))) throw new ZipGone();
          next = until;
        };
      const result = await asVendor(db, vendorId, (tx) => work(tx, keep(tx)));
      lease = next;
      return result;
    });

  return {
    vendorId,
    zipId,
    /** Runs one step in its own transaction; it calls `keep` before writing anything. */
    write,
    /** Extends the lease during a long step. Throws ZipGone like any other step. */
    renew: (): Promise<void> => write((_tx, keep) => keep()),
    /** The last step: releases the zip, with its final changes. */
    end: (work: (tx: VendorDb) => Promise<Ending>): Promise<void> =>
      inTurn(() =>
        asVendor(db, vendorId, async (tx) => {
          if (!(await renewLease(tx, { zipId, held: lease, until: lease }))) throw new ZipGone();
          await endLease(tx, { zipId, held: lease }, await work(tx));
        }),
      ),
  };
}
