import { debriefRows } from '@slotwise/contract/booking-parts/debrief.rules';
import { owesScorecard } from '@slotwise/contract/booking-parts/feedback.rules';
import type { Feedback } from '@slotwise/contract/booking-parts/feedback.schema';
import { Card } from '#ui/page/card.tsx';
import { EmptyState } from '#ui/notes/empty-state.tsx';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { namesText } from '#features/bookings/meeting-values/meeting-words.model.ts';
import { useDialog } from '#features/bookings/acts/use-dialog.ts';
import { DebriefGrid } from './debrief-grid.tsx';
import { WholeCard } from './whole-card.tsx';
import { SCORECARDS } from './scorecards.texts.ts';

type Props = { booking: ViewedBooking; timeZone: string };

/** The panel's feedback, once the reader may see it: the scores side by side, and what was added after the decision. */
export function Debrief({ booking, timeZone }: Props) {
  const drawer = useDialog<Feedback>();
  const { feedback, scorecards, scorecard } = booking;
  const cards = feedback.filter(({ state }) => state === 'SUBMITTED');
  const others = scorecards.filter(({ isMine }) => !isMine).map(({ name }) => name);
  if (isHidden(booking)) {
    return others.length === 0 ? null : (
      <Card title={SCORECARDS.others()}>
        <EmptyState
          drawing={false}
          title={SCORECARDS.hidden()}
          text={SCORECARDS.hiddenHint({ names: namesText(others) })}
        />
      </Card>
    );
  }
  if (cards.length === 0) {
    return (
      <Card title={SCORECARDS.debrief()}>
        <EmptyState
          drawing={false}
          title={SCORECARDS.noneToRead()}
          text={scorecards.length > 0 ? SCORECARDS.noneIn() : SCORECARDS.noPanel()}
        />
      </Card>
    );
  }
  return (
    <>
      <Card
        title={SCORECARDS.debrief()}
        aside={SCORECARDS.debriefCount({ cards: cards.length, all: scorecards.length })}
      >
        <DebriefGrid cards={cards} rows={debriefRows(scorecard, cards)} onOpen={drawer.open} />
      </Card>
      <Corrections cards={cards} timeZone={timeZone} />
      {drawer.name && <WholeCard card={drawer.name} timeZone={timeZone} onClose={drawer.close} />}
    </>
  );
}

/** Whether the reader is on the panel and has neither submitted nor waived their scorecard. */
function isHidden({ scorecards, feedback }: ViewedBooking): boolean {
  return owesScorecard({ scorecards }) && feedback.every(({ isMine }) => isMine);
}

function Corrections({ cards, timeZone }: { cards: Feedback[]; timeZone: string }) {
  const all = cards.flatMap(({ panelistName, corrections }) =>
    corrections.map(({ text, at }) => ({ panelistName, text, at })),
  );
  if (all.length === 0) return null;
  return (
    <Card title={SCORECARDS.corrections()} padded>
      <div className="stack small breaks">
        {all.map(({ panelistName, text, at }) => (
          <div key={`${panelistName} ${at}`}>
            <p>{text}</p>
            <p className="caption">
              {panelistName}, {printWallTime(wallTimeAt(Date.parse(at), timeZone))}
            </p>
          </div>
        ))}
      </div>
    </Card>
  );
}
