import type { Billing, Resource } from '@slotwise/contract/booking-parts/resources.schema';
import { printWallTime } from '#lib/dates/wall-time.ts';
import type { Fact } from '#ui/lists/fact-list.tsx';
import { WORK_MODE_WORDS } from '@slotwise/contract/words';
import { CYCLE_WORDS, rateText, RESOURCE_STATUS_WORDS } from '#features/bookings/resource-words.model.ts';

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
    value: [resource.workMode && WORK_MODE_WORDS[resource.workMode], resource.workLocation]
      .filter(Boolean)
      .join(', '),
  },
  { label: 'Offer', value: printWallTime(resource.offerDate) },
  { label: 'Joining', value: printWallTime(resource.joiningDate) },
  { label: 'Joined', value: printWallTime(resource.actualJoiningDate) },
  { label: 'End', value: printWallTime(resource.endDate) },
  ...(resource.backOutReason ? [{ label: 'Backed out', value: resource.backOutReason }] : []),
];

/** Money is decimal text and stays it, so that no digit is lost. */
export function billingFacts(billing: Billing): Fact[] {
  const { currency, marginAmount, marginPercent } = billing;
  const money = (amount: string) => amount && `${currency} ${amount}`.trim();
  const span = (from: string, to: string) => [from, to].filter(Boolean).map(printWallTime).join(' – ');
  return [
    { label: 'Bill rate', value: rateText(billing.billRate, billing) },
    { label: 'Pay rate', value: rateText(billing.payRate, billing) },
    { label: 'Margin', value: marginAmount && `${money(marginAmount)}, ${marginPercent} %` },
    { label: 'Overtime rate', value: rateText(billing.overtimeRate, billing) },
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
    { label: 'Cost center', value: billing.costCentre },
    { label: 'Notes', value: billing.notes },
  ];
}

const invoiceWords = ({ invoiceCycle, paymentTermsDays }: Billing) =>
  paymentTermsDays === null
    ? CYCLE_WORDS[invoiceCycle]
    : `${CYCLE_WORDS[invoiceCycle]}, due in ${paymentTermsDays} days`;
