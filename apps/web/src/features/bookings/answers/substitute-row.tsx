import { listSubstitutes } from '@slotwise/contract/bookings/answers.endpoints';
import type { Substitute } from '@slotwise/contract/booking-parts/answers.schema';
import type { Participant } from '@slotwise/contract/booking-parts/people.schema';
import { Button } from '@mantine/core';
import { useAnswer } from '#state/use-answer.ts';
import { ActRefusal } from '../acts/act-refusal.tsx';
import type { ViewedBooking } from '../bookings.slice.ts';
import { useDialog } from '../acts/use-dialog.ts';
import classes from './answers.module.css';
import { OthersDialog } from './others-dialog.tsx';
import { fitText } from './substitute-words.model.ts';
import { useSwap } from './use-swap.ts';
import { ANSWERS } from './answers.texts.ts';

type Props = { booking: ViewedBooking; declined: Participant };

/** Under someone who declined: the best substitute, seated with one press. */
export function SubstituteRow({ booking, declined }: Props) {
  const { bookingId } = booking;
  const { email, name } = declined;
  const { data, failure } = useAnswer(
    listSubstitutes,
    { params: { id: bookingId }, query: { email } },
    { always: true },
  );
  const dialog = useDialog<'others'>();
  if (!data) return failure ? <p className={classes.none}>{ANSWERS.notLoaded()}</p> : null;
  const [best] = data.data.filter(({ whyNot }) => whyNot === '');
  return (
    <div className={classes.substitute}>
      {best ? (
        <Best booking={booking} email={email} best={best} />
      ) : (
        <p className={classes.none}>{ANSWERS.noneFree()}</p>
      )}
      {data.data.length > 0 && (
        <Button
          variant="subtle"
          size="xs"
          aria-label={ANSWERS.othersFor({ name })}
          onClick={({ currentTarget }) => dialog.open('others', currentTarget)}
        >
          {ANSWERS.others()}
        </Button>
      )}
      {dialog.name && (
        <OthersDialog booking={booking} declined={declined} substitutes={data.data} onClose={dialog.close} />
      )}
    </div>
  );
}

function Best({ booking, email, best }: { booking: ViewedBooking; email: string; best: Substitute }) {
  const act = useSwap(booking, email, best.panelistId);
  return (
    <>
      <p className={classes.best}>{ANSWERS.best({ name: best.name, fit: fitText(best) })}</p>
      <Button
        size="xs"
        loading={act.running}
        aria-label={ANSWERS.replaceWith({ name: best.name })}
        onClick={() => void act.run()}
      >
        {ANSWERS.replace()}
      </Button>
      <ActRefusal act={act} candidateName={booking.candidateDetails.candidateName} />
    </>
  );
}
