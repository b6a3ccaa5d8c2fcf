import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { hoursText } from './vendor-words.model.ts';
import { FIGURE_WORDS, MEANING_WORDS, VENDOR } from './vendor.texts.ts';

export type Figure = {
  label: string;
  /** Null while there is nothing to compute it from. */
  value: string | null;
  /** What exactly is counted. */
  meaning: string;
};

type Counted = keyof typeof FIGURE_WORDS;

const COUNTS: Counted[] = ['submitted', 'waiting', 'interviewed', 'selected', 'onboarded', 'noShow'];

/** The user's own organization counts the outcomes of all its meetings, no matter who submitted the candidate. */
const toCount = (key: Counted, isOwn: boolean) =>
  key === 'submitted' && isOwn
    ? { label: VENDOR.submittedToUs(), meaning: VENDOR.submittedToUsMeaning() }
    : { label: FIGURE_WORDS[key](), meaning: MEANING_WORDS[key]() };

/** The statistics on a vendor's page. Whose response time it is depends on who answers: the client does. */
export function toFigures({ relationship, vendorName, stats }: Vendor): Figure[] {
  const isClient = String(relationship === 'CLIENT');
  const clock = (hours: number | null) => (hours === null ? null : hoursText(hours));
  return [
    ...COUNTS.map((key) => ({ ...toCount(key, relationship === 'SELF'), value: String(stats[key]) })),
    {
      label: VENDOR.answerTime({ isClient }),
      value: clock(stats.avgResponseHours),
      meaning: VENDOR.answerMeaning({ isClient, name: vendorName }),
    },
    {
      label: VENDOR.feedbackTime({ isClient }),
      value: clock(stats.avgFeedbackHours),
      meaning: VENDOR.feedbackMeaning(),
    },
  ];
}
