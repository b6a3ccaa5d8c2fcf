import { inFormOrder } from '@slotwise/contract/booking-parts/feedback.rules';
import type { Feedback } from '@slotwise/contract/booking-parts/feedback.schema';
import { SCORECARD_WORDS } from '@slotwise/contract/booking-parts/scorecard-words.rules';
import { Button, Drawer } from '@mantine/core';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { downloadDocument } from '#feedback/stored-files.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { RecommendationTag } from './debrief-grid.tsx';
import classes from './debrief.module.css';

type Props = { card: Feedback; timeZone: string; onClose: () => void };

const TEXTS = [
  'summary',
  'strengths',
  'concerns',
  'nextRoundFocus',
  'privateNote',
  'shareWithVendor',
] as const;

const IDENTITY = ['cameraOn', 'samePersonAsBefore'] as const;

/** One scorecard from top to bottom, next to the page it belongs to. */
export function WholeCard({ card, timeZone, onClose }: Props) {
  const at = (instant: string) => printWallTime(wallTimeAt(Date.parse(instant), timeZone));
  const identity = IDENTITY.filter((name) => card.identity[name] !== null);
  return (
    <Drawer opened onClose={onClose} position="right" size={480} title={`${card.panelistName}’s scorecard`}>
      <dl className={classes.facts}>
        {card.submittedAt && (
          <Fact name="Submitted">
            {at(card.submittedAt)}
            {card.late && ', late'}
          </Fact>
        )}
        <Fact name="Recommendation">
          <RecommendationTag recommendation={card.overallRecommendation} />
        </Fact>
        {inFormOrder(card.attributes).map(({ name, mustHave, rating, comment }) => (
          <Fact key={name} name={mustHave ? `${name}, must have` : name}>
            {rating === null ? <em className={classes.unknown}>not rated</em> : `${rating} of 5`}
            {comment && `. ${comment}`}
          </Fact>
        ))}
        {TEXTS.filter((name) => card[name]).map((name) => (
          <Fact key={name} name={SCORECARD_WORDS[name]}>
            {card[name]}
          </Fact>
        ))}
        {identity.map((name) => (
          <Fact key={name} name={SCORECARD_WORDS[name]}>
            {card.identity[name] ? 'Yes' : 'No'}
          </Fact>
        ))}
        {card.attachments.length > 0 && (
          <Fact name="Files">
            {card.attachments.map((file) => (
              <Button
                key={file.documentId}
                size="compact-sm"
                variant="subtle"
                leftSection={<Download size={13} aria-hidden />}
                onClick={() => void downloadDocument(file)}
              >
                {file.fileName}
              </Button>
            ))}
          </Fact>
        )}
        {card.corrections.map(({ text, at: instant }) => (
          <Fact key={instant} name={`Correction, ${at(instant)}`}>
            {text}
          </Fact>
        ))}
      </dl>
    </Drawer>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
