import type {
  Billing,
  Resource,
  ResourceStatus,
} from '@slotwise/contract/bookings/resources/resources.schema';
import { printWallTime } from '#lib/wall-time.ts';
import type { Fact } from './fact-list.tsx';

const RESOURCE_STATUS_WORDS: Record<ResourceStatus, string> = {
  PENDING_JOINING: 'Joining soon',
  ACTIVE: 'At work',
  ENDED: 'Ended',
  BACKED_OUT: 'Backed out',
};

const MODE_WORDS = { ONSITE: 'On site', HYBRID: 'Hybrid', REMOTE: 'Remote' } as const;

export const resourceFacts = (resource: Resource): Fact[] => [
  { label: 'Status', value: RESOURCE_STATUS_WORDS[resource.resourceStatus] },
  { label: 'Name', value: resource.resourceName },
  { label: 'Email', value: resource.email },
  { label: 'Employee code', value: resource.employeeCode },
  { label: 'Client', value: resource.clientName },
  { label: 'Project', value: resource.projectName },
  { label: 'Reporting manager', value: resource.reportingManager },
  {
    label: 'Work',
    value: [resource.workMode && MODE_WORDS[resource.workMode], resource.workLocation]
      .filter(Boolean)
      .join(', '),
  },
  { label: 'Offer', value: printWallTime(resource.offerDate) },
  { label: 'Joining', value: printWallTime(resource.joiningDate) },
  { label: 'Joined', value: printWallTime(resource.actualJoiningDate) },
  { label: 'End', value: printWallTime(resource.endDate) },
  ...(resource.backOutReason ? [{ label: 'Backed out', value: resource.backOutReason }] : []),
];

export const RATE_UNIT_WORDS = {
  HOUR: 'an hour',
  DAY: 'a day',
  MONTH: 'a month',
  YEAR: 'a year',
  FIXED: 'fixed',
} as const;

/** Money is decimal text and stays it, so that no digit is lost. */
export function billingFacts(billing: Billing): Fact[] {
  const { currency, rateUnit, marginAmount, marginPercent } = billing;
  const rate = (amount: string) => amount && `${currency} ${amount} ${RATE_UNIT_WORDS[rateUnit]}`.trim();
  const money = (amount: string) => amount && `${currency} ${amount}`.trim();
  const span = (from: string, to: string) => [from, to].filter(Boolean).map(printWallTime).join(' – ');
  return [
    { label: 'Bill rate', value: rate(billing.billRate) },
    { label: 'Pay rate', value: rate(billing.payRate) },
    { label: 'Margin', value: marginAmount && `${money(marginAmount)}, ${marginPercent} %` },
    { label: 'Overtime rate', value: rate(billing.overtimeRate) },
    {
      label: 'Purchase order',
      value: [billing.poNumber, money(billing.poAmount)].filter(Boolean).join(' · '),
    },
    { label: 'Order runs', value: span(billing.poStart, billing.poEnd) },
    { label: 'Statement of work', value: billing.sowNumber },
    { label: 'Billing runs', value: span(billing.billingStartDate, billing.billingEndDate) },
    { label: 'Invoices', value: invoiceWords(billing) },
    {
      label: 'Tax',
      value: [billing.taxPercent && `${billing.taxPercent} %`, billing.taxId].filter(Boolean).join(' · '),
    },
    {
      label: 'Billing contact',
      value: [billing.billingContactName, billing.billingContactEmail].filter(Boolean).join(', '),
    },
    { label: 'Cost centre', value: billing.costCentre },
    { label: 'Notes', value: billing.notes },
  ];
}

const CYCLE_WORDS = { WEEKLY: 'Weekly', FORTNIGHTLY: 'Every two weeks', MONTHLY: 'Monthly' } as const;

const invoiceWords = ({ invoiceCycle, paymentTermsDays }: Billing) =>
  paymentTermsDays === null
    ? CYCLE_WORDS[invoiceCycle]
    : `${CYCLE_WORDS[invoiceCycle]}, due in ${paymentTermsDays} days`;
