import { isSameText } from '#lib/text/is-same-text.ts';
import { isDeepStrictEqual } from 'node:util';
import type {
  Feedback,
  ParsedFeedbackInput,
  ScorecardAttribute,
} from '@slotwise/contract/booking-parts/feedback.schema';
import { invalidField } from '#lib/app-error.ts';

/** What a scorecard says, no matter who wrote it. */
export type CardContent = Pick<
  Feedback,
  | 'interviewConducted'
  | 'attributes'
  | 'overallRecommendation'
  | 'strengths'
  | 'concerns'
  | 'summary'
  | 'nextRoundFocus'
  | 'privateNote'
  | 'shareWithVendor'
  | 'identity'
  | 'dismissReason'
>;

export const EMPTY_CARD: CardContent = {
  interviewConducted: true,
  attributes: [],
  overallRecommendation: null,
  strengths: '',
  concerns: '',
  summary: '',
  nextRoundFocus: '',
  privateNote: '',
  shareWithVendor: '',
  identity: { cameraOn: null, samePersonAsBefore: null },
  dismissReason: '',
};

/** The caller's entry of what was sent: their own by its id, or one without an id that is not marked as another's. */
export function ownEntry(
  sent: ParsedFeedbackInput | ParsedFeedbackInput[],
  ownId: string | undefined,
): ParsedFeedbackInput {
  const entries = [sent].flat();
  const mine =
    entries.find(({ feedbackId }) => feedbackId !== undefined && feedbackId === ownId) ??
    entries.find(({ feedbackId, isMine }) => feedbackId === undefined && isMine !== false);
  if (!mine) throw invalidField('feedback', 'Your own scorecard is not among these');
  return mine;
}

/** The card with what was written into it: absent stays as it is, attributes are the meeting's own. */
export function mergeCard(
  before: CardContent,
  entry: ParsedFeedbackInput,
  scorecard: ScorecardAttribute[],
): CardContent {
  const kept = Object.keys(EMPTY_CARD) as (keyof CardContent)[];
  const written = kept.filter((field) => field !== 'attributes' && entry[field] !== undefined);
  return {
    ...before,
    ...Object.fromEntries(written.map((field) => [field, entry[field]])),
    attributes: mergeAttributes(before.attributes, entry.attributes ?? [], scorecard),
  };
}

/** Weight and must-have come from the meeting's scorecard alone; what no one rated yet stays unrated. */
export function mergeAttributes(
  before: CardContent['attributes'],
  written: NonNullable<ParsedFeedbackInput['attributes']>,
  scorecard: ScorecardAttribute[],
): CardContent['attributes'] {
  const unknown = written.findIndex((one) => !scorecard.some(({ name }) => isSameText(name, one.name)));
  const stranger = written[unknown];
  if (stranger) {
    throw invalidField(`feedback.attributes.${unknown}.name`, `${stranger.name} is not on this scorecard`);
  }
  return scorecard.map((attribute) => {
    const old = before.find(({ name }) => isSameText(name, attribute.name));
    const now = written.findLast(({ name }) => isSameText(name, attribute.name));
    return {
      ...attribute,
      rating: now ? now.rating : (old?.rating ?? null),
      comment: now?.comment ?? old?.comment ?? '',
    };
  });
}

/** Whether two cards say the same, whatever order their fields come in. */
export function isSameContent(one: CardContent, other: CardContent): boolean {
  const fields = Object.keys(EMPTY_CARD) as (keyof CardContent)[];
  return fields.every((field) => isDeepStrictEqual(one[field], other[field]));
}
