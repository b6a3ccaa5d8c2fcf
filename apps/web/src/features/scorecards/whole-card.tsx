import type { Feedback } from '@slotwise/contract/booking-parts/feedback.schema';
import { Drawer } from '@mantine/core';
import { downloadDocument } from '#feedback/stored-files.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { CardFacts } from '#scorecard/card-facts.tsx';
import { SCORECARDS } from './scorecards.texts.ts';

type Props = { card: Feedback; timeZone: string; onClose: () => void };

/** One scorecard from top to bottom, next to the page it belongs to. */
export function WholeCard({ card, timeZone, onClose }: Props) {
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={480}
      title={SCORECARDS.cardOf({ name: card.panelistName })}
    >
      <CardFacts
        card={card}
        printTime={(instant) => printWallTime(wallTimeAt(Date.parse(instant), timeZone))}
        onDownload={(file) => void downloadDocument(file)}
      />
    </Drawer>
  );
}
