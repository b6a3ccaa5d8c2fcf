import type { Billing, Resource } from '@slotwise/contract/booking-parts/resources.schema';
import { printWallTime } from '#lib/dates/wall-time.ts';
import type { Fact } from '#ui/lists/fact-list.tsx';
import { WORK_MODE_WORDS } from '@slotwise/contract/words';
import { CYCLE_WORDS, rateText, RESOURCE_STATUS_WORDS } from '#features/bookings/resource-words.model.ts';
import { RESOURCE } from './resource.texts.ts';

export const resourceFacts = (resource: Resource): Fact[] => [
  { label: RESOURCE.status(), value: RESOURCE_STATUS_WORDS[resource.resourceStatus]() },
  { label: RESOURCE.name(), value: resource.resourceName },
  { label: RESOURCE.email(), value: resource.email },
  { label: RESOURCE.code(), value: resource.employeeCode },
  { label: RESOURCE.client(), value: resource.clientName },
  { label: RESOURCE.project(), value: resource.projectName },
  { label: RESOURCE.manager(), value: resource.reportingManager },
  {
    label: RESOURCE.work(),
    value: [resource.workMode && WORK_MODE_WORDS[resource.workMode], resource.workLocation]
      .filter(Boolean)
      .join(', '),
  },
  { label: RESOURCE.offer(), value: printWallTime(resource.offerDate) },
  { label: RESOURCE.joining(), value: printWallTime(resource.joiningDate) },
  { label: RESOURCE.joined(), value: printWallTime(resource.actualJoiningDate) },
  { label: RESOURCE.end(), value: printWallTime(resource.endDate) },
  ...(resource.backOutReason ? [{ label: RESOURCE.backedOut(), value: resource.backOutReason }] : []),
];

/** Money stays decimal text, so that no digit is lost. */
export function billingFacts(billing: Billing): Fact[] {
  const { currency, marginAmount, marginPercent } = billing;
  const money = (amount: string) => amount && `${currency} ${amount}`.trim();
  const span = (from: string, to: string) => [from, to].filter(Boolean).map(printWallTime).join(' – ');
  return [
    { label: RESOURCE.billRate(), value: rateText(billing.billRate, billing) },
    { label: RESOURCE.payRate(), value: rateText(billing.payRate, billing) },
    { label: RESOURCE.margin(), value: marginAmount && `${money(marginAmount)}, ${marginPercent} %` },
    { label: RESOURCE.overtime(), value: rateText(billing.overtimeRate, billing) },
    {
      label: RESOURCE.order(),
      value: [billing.poNumber, money(billing.poAmount)].filter(Boolean).join(' · '),
    },
    { label: RESOURCE.orderRuns(), value: span(billing.poStart, billing.poEnd) },
    { label: RESOURCE.sow(), value: billing.sowNumber },
    { label: RESOURCE.billingRuns(), value: span(billing.billingStartDate, billing.billingEndDate) },
    { label: RESOURCE.invoices(), value: invoiceWords(billing) },
    {
      label: RESOURCE.tax(),
      value: [billing.taxPercent && `${billing.taxPercent} %`, billing.taxId].filter(Boolean).join(' · '),
    },
    {
      label: RESOURCE.contact(),
      value: [billing.billingContactName, billing.billingContactEmail].filter(Boolean).join(', '),
    },
    { label: RESOURCE.costCenter(), value: billing.costCentre },
    { label: RESOURCE.notes(), value: billing.notes },
  ];
}

const invoiceWords = ({ invoiceCycle, paymentTermsDays }: Billing) =>
  paymentTermsDays === null
    ? CYCLE_WORDS[invoiceCycle]()
    : RESOURCE.invoiceTerms({ cycle: CYCLE_WORDS[invoiceCycle](), days: paymentTermsDays });
