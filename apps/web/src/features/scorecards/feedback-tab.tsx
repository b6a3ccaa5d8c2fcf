import { Button } from '@mantine/core';
import { ExternalLink } from 'lucide-react';
import { useNow } from '#lib/dates/use-now.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { useViewerZone } from '#state/viewer-zone.ts';
import { Card } from '#ui/page/card.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { openPanelLink } from '#features/bookings/panel-links/panel-links.actions.ts';
import { SharedWordsCard } from './shared-words-card.tsx';
import { useIsSupplier } from '#features/bookings/use-is-supplier.ts';
import { OwedCard } from './owed-card.tsx';
import layout from '#features/bookings/columns.module.css';
import { DebriefSide } from './debrief-side.tsx';
import { Debrief } from './debrief.tsx';
import { EarlierRoundsCard } from './earlier-rounds-card.tsx';
import { OwnScorecard } from './own-scorecard.tsx';
import { SkinContext } from '#scorecard/skin.ts';
import classes from '#scorecard/scorecard-form.module.css';
import { KIT_SKIN } from './kit-skin.tsx';
import { SCORECARDS } from './scorecards.texts.ts';

/** The reader's own scorecard, the others' once it is in, and who owes what. */
export function FeedbackTab({ booking }: { booking: ViewedBooking }) {
  const viewer = { timeZone: useViewerZone(), now: useNow() };
  const isSupplier = useIsSupplier(booking);
  const { allowedActions } = booking;
  if (isSupplier) return <SharedWordsCard booking={booking} />;
  return (
    <SkinContext value={KIT_SKIN}>
      <div className={layout.grid}>
        <div className="stack gap-ml slim">
          {allowedActions.includes('panelLink') && <PanelPage bookingId={booking.bookingId} />}
          {allowedActions.includes('feedback') && <OwnScorecard booking={booking} viewer={viewer} />}
          <Debrief booking={booking} timeZone={viewer.timeZone} />
        </div>
        <div className="stack gap-ml slim">
          <EarlierRoundsCard rounds={booking.earlierRounds} timeZone={viewer.timeZone} />
          <OwedCard booking={booking} viewer={viewer} />
          <DebriefSide booking={booking} />
        </div>
      </div>
    </SkinContext>
  );
}

/** Someone who both schedules and interviews fills in the scorecard on the panelists' page. */
function PanelPage({ bookingId }: { bookingId: string }) {
  const dispatch = useAppDispatch();
  return (
    <Card title={SCORECARDS.yours()}>
      <div className={classes.inside}>
        <p>{SCORECARDS.onPanel()}</p>
        <div>
          <Button
            size="xs"
            leftSection={<ExternalLink size={14} aria-hidden />}
            onClick={() => void dispatch(openPanelLink(bookingId))}
          >
            {SCORECARDS.openPage()}
          </Button>
        </div>
      </div>
    </Card>
  );
}
