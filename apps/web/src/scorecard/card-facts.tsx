import { inFormOrder } from '@slotwise/contract/booking-parts/feedback.rules';
import type { Feedback } from '@slotwise/contract/booking-parts/feedback.schema';
import {
  RECOMMENDATION_WORDS,
  SCORECARD_WORDS,
} from '@slotwise/contract/booking-parts/scorecard-words.rules';
import type { ReactNode } from 'react';
import classes from './scorecard-form.module.css';
import { useSkin } from './skin.ts';
import { SCORECARD } from './scorecard.texts.ts';

type Props = {
  card: Omit<Feedback, 'panelistEmail'>;
  /** Formats an instant in the reader's zone. */
  printTime: (instant: string) => string;
  onDownload: (file: Feedback['attachments'][number]) => void;
};

const TEXTS = [
  'summary',
  'strengths',
  'concerns',
  'nextRoundFocus',
  'privateNote',
  'shareWithVendor',
] as const;

const IDENTITY = ['cameraOn', 'samePersonAsBefore'] as const;

/** One scorecard from top to bottom, read-only. */
export function CardFacts({ card, printTime, onDownload }: Props) {
  const { Button } = useSkin();
  const { overallRecommendation: recommendation } = card;
  return (
    <dl className={classes.facts}>
      {card.submittedAt && (
        <Fact name={SCORECARD.submitted()}>
          {card.late ? SCORECARD.lateAt({ time: printTime(card.submittedAt) }) : printTime(card.submittedAt)}
        </Fact>
      )}
      <Fact name={SCORECARD.recommendation()}>
        {recommendation ? RECOMMENDATION_WORDS[recommendation] : <em>{SCORECARD.noneGiven()}</em>}
      </Fact>
      {inFormOrder(card.attributes).map(({ name, mustHave, rating, comment }) => (
        <Fact key={name} name={mustHave ? SCORECARD.mustHaveName({ name }) : name}>
          {rating === null ? <em>{SCORECARD.unrated()}</em> : SCORECARD.rated({ rating })}
          {comment && `. ${comment}`}
        </Fact>
      ))}
      {TEXTS.filter((name) => card[name]).map((name) => (
        <Fact key={name} name={SCORECARD_WORDS[name]}>
          {card[name]}
        </Fact>
      ))}
      {IDENTITY.filter((name) => card.identity[name] !== null).map((name) => (
        <Fact key={name} name={SCORECARD_WORDS[name]}>
          {card.identity[name] ? SCORECARD.yes() : SCORECARD.no()}
        </Fact>
      ))}
      {card.attachments.length > 0 && (
        <Fact name={SCORECARD.files()}>
          {card.attachments.map((file) => (
            <Button key={file.documentId} kind="link" onClick={() => onDownload(file)}>
              {file.fileName}
            </Button>
          ))}
        </Fact>
      )}
      {card.corrections.map(({ text, at }) => (
        <Fact key={at} name={SCORECARD.correctionAt({ time: printTime(at) })}>
          {text}
        </Fact>
      ))}
    </dl>
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
