import { ownFeedback } from '@slotwise/contract/booking-parts/feedback.rules';
import { debriefRows, gapText, scoresText, wideGaps } from '@slotwise/contract/booking-parts/debrief.rules';
import { RECOMMENDATION_WORDS } from '@slotwise/contract/booking-parts/scorecard-words.rules';
import { useLink } from '../link/link-context.ts';
import { Section } from '../../link-pages/parts/section.tsx';
import { CardText } from '../scorecard/card-text.tsx';
import type { PanelView } from '@slotwise/contract/bookings/panel-links.schema';
import { DECISION } from './decision.texts.ts';

/** The others' feedback, once the reader's own is in; until then only who has written. */
export function Debrief() {
  const { view } = useLink();
  const mine = ownFeedback(view);
  const isIn = mine !== undefined && mine.state !== 'DRAFT';
  const others = view.feedback.filter(({ isMine }) => !isMine);
  const owed = view.scorecards.filter(({ isMine }) => !isMine);
  if (owed.length === 0 && others.length === 0) return null;
  return (
    <Section title={isIn ? DECISION.debrief() : DECISION.others()}>
      <ul className="rows">
        {owed
          .filter(({ name }) => !others.some(({ panelistName }) => panelistName === name))
          .map(({ name, state, overdue }) => (
            <li key={name} className="row">
              <span>{name}</span>
              <span className={overdue ? 'error' : 'small'}>{stateWords(state, overdue)}</span>
            </li>
          ))}
      </ul>
      {!isIn && <p className="small inside">{DECISION.later()}</p>}
      {isIn && others.length > 0 && <Scores view={view} />}
      {others.map((card) => (
        <details key={card.feedbackId}>
          <summary>
            <span className="strong">{card.panelistName}</span>
            <span className="small">
              {card.late ? DECISION.late({ recommendation: verdictText(card) }) : verdictText(card)}
            </span>
          </summary>
          <div className="inside">
            {card.state === 'DISMISSED' ? (
              <p className="written">{card.dismissReason}</p>
            ) : (
              <CardText card={card} />
            )}
          </div>
        </details>
      ))}
    </Section>
  );
}

function verdictText({ state, overallRecommendation }: PanelView['feedback'][number]): string {
  if (state === 'DISMISSED') return DECISION.noScorecard();
  return overallRecommendation ? RECOMMENDATION_WORDS[overallRecommendation] : DECISION.noRecommendation();
}

function stateWords(state: PanelView['scorecards'][number]['state'], isOverdue: boolean): string {
  if (state === 'SUBMITTED') return DECISION.submitted();
  if (state === 'DISMISSED') return DECISION.noScorecard();
  return isOverdue ? DECISION.overdue() : DECISION.notSubmitted();
}

/** Scores side by side; a gap of two or more is pointed out in words, since it is what to discuss first. */
function Scores({ view }: { view: PanelView }) {
  const cards = view.feedback.filter(({ state }) => state === 'SUBMITTED');
  const rows = debriefRows(view.scorecard, cards);
  const [first, ...rest] = wideGaps(rows);
  return (
    <div className="inside">
      <dl className="facts">
        {rows.map(({ name, mustHave, scores }) => (
          <div key={name}>
            <dt>{mustHave ? DECISION.mustHave({ name }) : name}</dt>
            <dd className="scores">
              {cards.map((card, index) => (
                <span key={card.feedbackId}>
                  <span className="strong">{scores[index] ?? <i>{DECISION.notRated()}</i>}</span>{' '}
                  <span className="small">{card.isMine ? DECISION.you() : card.panelistName}</span>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {first && (
        <p>
          <span className="strong">{DECISION.scores({ name: first.name, scores: scoresText(first) })}</span>{' '}
          {DECISION.talkFirst({ gap: gapText(first) })}
        </p>
      )}
      {rest.map((row) => (
        <p key={row.name}>
          {DECISION.scores({ name: row.name, scores: scoresText(row) })} {gapText(row)}
        </p>
      ))}
    </div>
  );
}
