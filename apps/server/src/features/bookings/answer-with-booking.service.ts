import type { Booking } from '@slotwise/contract/bookings/bookings.schema';
import type { Actor, Call, Context, Session } from '#context.ts';
import { idempotently } from '#db/idempotency.ts';
import type { VendorDb } from '#db/tenancy.ts';
import { takingTime } from './held-time.service.ts';

/** What a reader may see of a booking. */
type Read<Seen> = (context: Context, tx: VendorDb, actor: Actor, bookingId: string) => Promise<Seen>;

/** All of it, with everything that hangs on it. */
export type ReadBooking = Read<Booking>;

/** Which command it is, so that a repetition of the same call is answered and not done again. */
type Once = { operation: string; call: Call; body: unknown };

/** What a command answers: the booking that it is about, and what else there is to say. */
type Done = { bookingId: string };

/** What the answer to an act says that may be undone: for how many seconds. */
export const toUndoTime = ({ config }: Pick<Context, 'config'>, tx: VendorDb) =>
  tx.held.until === null ? {} : { undoSeconds: config.undoSeconds };

/** Runs each command in a transaction, and answers it with the booking, or a part of it, as its caller finds it then. */
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
