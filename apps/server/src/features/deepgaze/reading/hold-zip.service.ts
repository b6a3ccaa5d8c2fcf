import type { Context } from '#context.ts';
import { asVendor, type VendorDb, type VendorId } from '#db/tenancy.ts';
import type { ResumeReader } from '#engines/resume-reader/resume-reader.ts';
import type { ZipEntry } from '#engines/zip-archives/inspect-zip.ts';
import type { ReadAt } from '#lib/read-at.ts';
import { leaseUntil, ZipGone, type createTurn } from './reading.rules.ts';
import { endLease, keepLease, type Lease } from './hold-zip.queries.ts';

type Counts = Parameters<typeof keepLease>[2];
type Ending = Parameters<typeof endLease>[2];

/** Says what a step has done, before it writes anything else; throws ZipGone where the zip is not ours any more. */
export type Keep = (counts?: Counts) => Promise<void>;

/** A zip that this process has to itself. */
export type Holding = ReturnType<typeof holdZip>;

/** What is known of a zip while it is read. */
export type Desk = {
  context: Context;
  holding: Holding;
  archive: { readAt: ReadAt; size: number };
  /** The zip as a file of the store, which has reserved the room for what comes out of it. */
  archiveId: string;
  entries: ReadonlyMap<number, ZipEntry>;
  /** The bytes that were unpacked of the whole zip so far. */
  spent: { bytes: number };
  reader: ResumeReader;
  uploader: { userId: string; email: string; phoneCountry: string };
  uploadedAt: Date;
  /** The reading of each content that was met, by its digest. */
  met: Map<string, Promise<unknown>>;
  /** Whether some of the zip was read before this reading began. */
  isResumed: boolean;
  /** Says that the process stops, or that the zip is being deleted. */
  signal: AbortSignal;
  turn: ReturnType<typeof createTurn>;
};

/**
 * Writes what is read of a zip, one step after the other. Each step finds the lease of the step before in the zip's row and
 * sets its own: a zip that was deleted or taken over meanwhile has another one, and then nothing is written.
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
      // A step that only looked has not kept the lease, which the zip's row still has as it was.
      let next = lease;
      const keep =
        (tx: VendorDb): Keep =>
        async (counts) => {
          if (!(await keepLease(tx, { zipId, held: lease, until }, counts))) throw new ZipGone();
          next = until;
        };
      const result = await asVendor(db, vendorId, (tx) => work(tx, keep(tx)));
      lease = next;
      return result;
    });

  return {
    vendorId,
    zipId,
    /** Runs one step in a transaction of its own; `keep` comes before whatever it writes. */
    write,
    /** Keeps the lease where a step takes long. Throws ZipGone like any other step. */
    renew: (): Promise<void> => write((_tx, keep) => keep()),
    /** The last step: it gives the zip back, with what else is true of it. */
    end: (work: (tx: VendorDb) => Promise<Ending>): Promise<void> =>
      inTurn(() =>
        asVendor(db, vendorId, async (tx) => {
          if (!(await keepLease(tx, { zipId, held: lease, until: lease }))) throw new ZipGone();
          await endLease(tx, { zipId, held: lease }, await work(tx));
        }),
      ),
  };
}
