import { summaryLength, type ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import { LIMITS } from '@slotwise/contract/limits';
import { SCORECARD_WORDS } from '@slotwise/contract/booking-parts/scorecard-words.rules';
import { Textarea } from '@mantine/core';
import classes from './scorecard-form.module.css';

type TextName = 'strengths' | 'concerns' | 'summary' | 'nextRoundFocus' | 'privateNote' | 'shareWithVendor';

type Props = {
  draft: ScorecardDraft;
  summaryFault: string | undefined;
  onChange: (name: TextName, text: string) => void;
};

/** How many characters a summary still needs, or that it has enough. */
function summaryHelp(draft: ScorecardDraft): string {
  const length = summaryLength(draft);
  const counted = `${length} of at least ${LIMITS.summaryMinLength} characters`;
  return `What you saw, in your words. ${counted}.`;
}

/** What a panelist says in words, and at the end the one text that leaves the house. */
export function ScorecardTexts({ draft, summaryFault, onChange }: Props) {
  const field = (name: TextName, maxLength: number) => ({
    label: SCORECARD_WORDS[name],
    autosize: true,
    minRows: 2,
    maxLength,
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(name, currentTarget.value),
  });
  return (
    <>
      <div className={classes.part}>
        <Textarea
          {...field('summary', 8000)}
          required
          minRows={3}
          description={summaryHelp(draft)}
          error={summaryFault}
        />
        <div className={classes.pair}>
          <Textarea {...field('strengths', 4000)} />
          <Textarea {...field('concerns', 4000)} />
        </div>
        <div className={classes.pair}>
          <Textarea {...field('nextRoundFocus', 2000)} description="What is covered, and what to ask." />
          <Textarea {...field('privateNote', 4000)} description="Only recruiters and you read it." />
        </div>
      </div>
      <div className={classes.part}>
        <div className={classes.vendor}>
          <Textarea
            {...field('shareWithVendor', 4000)}
            description="The one part that a vendor who put the candidate forward may read. Nothing else of this card reaches them; empty shares nothing."
          />
        </div>
      </div>
    </>
  );
}
