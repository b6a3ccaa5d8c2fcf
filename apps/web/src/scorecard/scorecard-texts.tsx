import { summaryLength, type ScorecardDraft } from '@slotwise/contract/booking-parts/feedback.rules';
import { LIMITS } from '@slotwise/contract/limits';
import { SCORECARD_WORDS } from '@slotwise/contract/booking-parts/scorecard-words.rules';
import { useSkin } from './skin.ts';
import classes from './scorecard-form.module.css';
import { SCORECARD } from './scorecard.texts.ts';

type TextName = 'strengths' | 'concerns' | 'summary' | 'nextRoundFocus' | 'privateNote' | 'shareWithVendor';

type Props = {
  draft: ScorecardDraft;
  /** Whether a vendor submitted the candidate. */
  isSubmitted: boolean;
  summaryFault: string | undefined;
  onChange: (name: TextName, text: string) => void;
};

/** How many characters a summary still needs, or that it is long enough. */
const getSummaryHint = (draft: ScorecardDraft): string =>
  SCORECARD.summaryHint({ length: summaryLength(draft), least: LIMITS.summaryMinLength });

/** The panelist's comments, and at the end the only text that leaves the organization. */
export function ScorecardTexts({ draft, isSubmitted, summaryFault, onChange }: Props) {
  const { TextArea } = useSkin();
  const field = (name: TextName, maxLength: number) => ({
    label: SCORECARD_WORDS[name],
    rows: 2,
    maxLength,
    value: draft[name],
    onChange: (text: string) => onChange(name, text),
  });
  return (
    <>
      <div className={classes.part}>
        <TextArea
          {...field('summary', 8000)}
          required
          rows={3}
          hint={getSummaryHint(draft)}
          error={summaryFault}
        />
        <div className={classes.pair}>
          <TextArea {...field('strengths', 4000)} />
          <TextArea {...field('concerns', 4000)} />
        </div>
        <div className={classes.pair}>
          <TextArea {...field('nextRoundFocus', 2000)} hint={SCORECARD.nextRoundHint()} />
          <TextArea {...field('privateNote', 4000)} hint={SCORECARD.privateHint()} />
        </div>
      </div>
      {isSubmitted && (
        <div className={classes.part}>
          <div className={classes.vendor}>
            <TextArea {...field('shareWithVendor', 4000)} hint={SCORECARD.vendorHint()} />
          </div>
        </div>
      )}
    </>
  );
}
