import { isSameText } from '#lib/text/is-same-text.ts';
import { isDeepStrictEqual } from 'node:util';
import type {
  Feedback,
  ParsedFeedbackInput,
  ScorecardAttribute,
} from '@slotwise/contract/booking-parts/feedback.schema';
import { invalidField } from '#lib/app-error.ts';

/** A scorecard's content, regardless of its writer. */
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

/** The caller's entry in the input: their own by its id, or one without an id that is not marked as another's. */
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

/** The card updated with the input: absent fields stay, attributes are the meeting's. */
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

/** Weight and must-have come only from the meeting's scorecard; what was not rated stays unrated. */
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

/** True if two cards have the same content, whatever the order of their fields. */
export function isSameContent(one: CardContent, other: CardContent): boolean {
  const fields = Object.keys(EMPTY_CARD) as (keyof CardContent)[];
  return fields.every((field) => isDeepStrictEqual(one[field], other[field]));
}
