import { verdictText, type DebriefRow } from '@slotwise/contract/booking-parts/debrief.rules';
import type { Feedback, Recommendation } from '@slotwise/contract/booking-parts/feedback.schema';
import { RECOMMENDATION_WORDS } from '@slotwise/contract/booking-parts/scorecard-words.rules';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '#ui/text/avatar.tsx';
import { Tag } from '#ui/text/tag.tsx';
import classes from './debrief.module.css';
import { SCORECARDS } from './scorecards.texts.ts';

type Props = {
  cards: Feedback[];
  rows: DebriefRow[];
  /** Opens one complete scorecard. */
  onOpen: (card: Feedback, from: HTMLElement) => void;
};

const TEXTS = [
  { title: SCORECARDS.strengths, field: 'strengths' },
  { title: SCORECARDS.concerns, field: 'concerns' },
] as const;

/** The scorecards side by side: attributes by panelist, then their comments. */
export function DebriefGrid({ cards, rows, onOpen }: Props) {
  return (
    <div className="scrolls-wide focus-inside" role="region" aria-label={SCORECARDS.sideBySide()}>
      <table className={classes.grid}>
        <thead>
          <tr>
            <th scope="col" className={classes.unit}>
              {SCORECARDS.outOf()}
            </th>
            {cards.map((card) => (
              <th key={card.feedbackId} scope="col">
                <span className="inline-row rows-2xs wraps">
                  <Avatar name={card.panelistName} />
                  {card.isMine ? SCORECARDS.you({ name: card.panelistName }) : card.panelistName}
                  {card.late && <Tag>{SCORECARDS.late()}</Tag>}
                </span>
              </th>
            ))}
            <th scope="col" className={classes.mean}>
              {SCORECARDS.mean()}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr data-scores>
            <th scope="row" className={classes.strong}>
              {SCORECARDS.recommendation()}
            </th>
            {cards.map(({ feedbackId, overallRecommendation }) => (
              <td key={feedbackId}>
                <RecommendationTag recommendation={overallRecommendation} />
              </td>
            ))}
            <td className={classes.mean}>{verdictText(cards)}</td>
          </tr>
          {rows.map((row) => (
            <ScoreRow key={row.name} row={row} cards={cards} />
          ))}
          <TextRow title={SCORECARDS.words()} cards={cards}>
            {(card) => (
              <>
                {card.summary}{' '}
                <button
                  type="button"
                  className="bare pressable anchor unbroken underlines"
                  aria-label={SCORECARDS.wholeOf({ name: card.panelistName })}
                  onClick={({ currentTarget }) => onOpen(card, currentTarget)}
                >
                  {SCORECARDS.whole()}
                </button>
              </>
            )}
          </TextRow>
          {TEXTS.filter(({ field }) => cards.some((card) => card[field])).map(({ title, field }) => (
            <TextRow key={field} title={title()} cards={cards}>
              {(card) => card[field] || <em className={classes.unknown}>{SCORECARDS.notStated()}</em>}
            </TextRow>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function RecommendationTag({ recommendation }: { recommendation: Recommendation | null }) {
  if (!recommendation) return <em className={classes.unknown}>{SCORECARDS.noneGiven()}</em>;
  const isYes = recommendation.endsWith('YES');
  const Thumb = isYes ? ThumbsUp : ThumbsDown;
  return (
    <Tag tone={isYes ? 'good' : 'bad'}>
      <Thumb size={12} aria-hidden />
      {RECOMMENDATION_WORDS[recommendation]}
    </Tag>
  );
}

function ScoreRow({ row: { name, mustHave, scores, mean }, cards }: { row: DebriefRow; cards: Feedback[] }) {
  return (
    <tr data-scores>
      <th scope="row">
        {name}
        {mustHave && <span className="caption block">{SCORECARDS.mustHave()}</span>}
      </th>
      {cards.map(({ feedbackId }, i) => (
        <td key={feedbackId}>
          <span className={classes.score} data-score={scores[i] ?? 'none'}>
            {scores[i] ?? <span className={classes.none}>{SCORECARDS.notRated()}</span>}
          </span>
        </td>
      ))}
      <td className={classes.mean}>{mean === null ? '' : mean.toFixed(1)}</td>
    </tr>
  );
}

type TextRowProps = { title: string; cards: Feedback[]; children: (card: Feedback) => ReactNode };

function TextRow({ title, cards, children }: TextRowProps) {
  return (
    <tr>
      <th scope="row" className={classes.strong}>
        {title}
      </th>
      {cards.map((card, i) => (
        <td key={card.feedbackId} className={classes.text} colSpan={i === cards.length - 1 ? 2 : 1}>
          {children(card)}
        </td>
      ))}
    </tr>
  );
}
