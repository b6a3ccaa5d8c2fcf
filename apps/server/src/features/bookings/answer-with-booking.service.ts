import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import type { Actor, Call, Context, Session } from '#context.ts';
import { idempotently } from '#db/idempotency.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { takingTime } from './held-time.service.ts';

/** Reads what a reader may see of a booking. */
type Read<Seen> = (context: Context, tx: VendorDb, actor: Actor, bookingId: string) => Promise<Seen>;

/** The complete booking, with everything attached. */
export type ReadBooking = Read<Booking>;

/** Identifies the command, so that a repeated call is answered but not executed again. */
type Once = { operation: string; call: Call; body: unknown };

/** The result of a command: its booking, and anything else to say. */
type Done = { bookingId: string };

/** For an act that may be undone: for how many seconds. */
export const toUndoTime = ({ config }: Pick<Context, 'config'>, tx: VendorDb) =>
  tx.held.until === null ? {} : { undoSeconds: config.undoSeconds };

/** Runs each command in a transaction, and returns the booking, or part of it, as the caller then sees it. */
export const answerWithBooking =
  <Seen>(context: Context, read: Read<Seen>) =>
  <Result extends Done>(actor: Session, command: (tx: VendorDb) => Promise<Result>, once?: Once) =>
    takingTime(context, actor.vendorId, (tx) => {
      const answer = async () => {
        const done = await command(tx);
        const data = await read(context, tx, actor, done.bookingId);
        return { status: 'success' as const, ...done, ...toUndoTime(context, tx), data };
      };
      if (!once) return answer();
      return idempotently(tx, { session: actor, now: context.clock.now(), ...once }, answer);
    });
