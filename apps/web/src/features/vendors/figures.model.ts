import type { Vendor, VendorStats } from '@slotwise/contract/vendors/vendors.schema';
import { hoursText } from './vendor-words.model.ts';

export type Figure = {
  label: string;
  /** Null while there is nothing to compute it from. */
  value: string | null;
  /** What exactly is counted. */
  meaning: string;
};

type Counted = Exclude<keyof VendorStats, 'avgResponseHours' | 'avgFeedbackHours'>;

const COUNTS: { key: Counted; label: string; meaning: string }[] = [
  { key: 'submitted', label: 'Submitted', meaning: 'Candidates put forward so far' },
  { key: 'waiting', label: 'Waiting for an answer', meaning: 'Neither accepted nor declined yet' },
  { key: 'interviewed', label: 'Interviewed', meaning: 'Their interview took place' },
  { key: 'selected', label: 'Selected', meaning: 'The panel decided for them' },
  { key: 'onboarded', label: 'Onboarded', meaning: 'They joined' },
  { key: 'noShow', label: 'No-show', meaning: 'The candidate or the panel did not come' },
];

/** Of the own organization the outcomes of all its meetings are counted, no matter who put the candidate forward. */
const OWN_COUNTS = COUNTS.map((count) =>
  count.key === 'submitted'
    ? { ...count, label: 'Submitted to you', meaning: 'Candidates that suppliers put forward' }
    : count,
);

/** The figures of the page of a vendor. Whose clock it is depends on who answers: the client does. */
export function toFigures({ relationship, vendorName, stats }: Vendor): Figure[] {
  const who = relationship === 'CLIENT' ? 'Their' : 'Our';
  const whoAnswers = relationship === 'CLIENT' ? vendorName : 'your organization';
  const clock = (hours: number | null) => (hours === null ? null : hoursText(hours));
  return [
    ...(relationship === 'SELF' ? OWN_COUNTS : COUNTS).map(({ key, label, meaning }) => ({
      label,
      value: String(stats[key]),
      meaning,
    })),
    {
      label: `${who} mean answer`,
      value: clock(stats.avgResponseHours),
      meaning: `Mean time from a submission until ${whoAnswers} accepted or declined it`,
    },
    {
      label: `${who} mean feedback`,
      value: clock(stats.avgFeedbackHours),
      meaning: 'Mean time from the end of a meeting to its first scorecard',
    },
  ];
}
