import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { counted } from '#lib/dates/date-text.ts';
import { printWallTime } from '#lib/dates/wall-time.ts';
import { Card } from '#ui/page/card.tsx';
import { FactList } from '#ui/lists/fact-list.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { TermFields } from '../term-fields.tsx';
import { isAwaited } from '../vendor-words.model.ts';
import { changesIn, termValues, validateTerms } from '../vendor-values.model.ts';
import { useSave } from './use-save.ts';
import classes from './view.module.css';

type Props = { vendor: Vendor; reread: () => void };

/** What was agreed. The client writes it, both sides read it. */
export function TermsCard({ vendor, reread }: Props) {
  const [isEditing, setEditing] = useState(false);
  const save = useSave(vendor, reread);
  const isOurs = vendor.relationship === 'SUPPLIER' || isAwaited(vendor);
  return (
    <Card
      title="Terms"
      aside={
        isOurs && (
          <Button size="compact-sm" variant="subtle" onClick={() => setEditing(true)}>
            Edit terms
          </Button>
        )
      }
    >
      <FactList facts={toFacts(vendor)} onAdd={isOurs ? () => setEditing(true) : undefined} />
      <p className={classes.hint}>{whoWrites(vendor)}</p>
      <FormDialog
        opened={isEditing}
        title={`Terms with ${vendor.vendorName}`}
        confirm="Save terms"
        initial={termValues(vendor)}
        validate={validateTerms}
        onSave={(values, startedFrom) => save(changesIn(startedFrom, values))}
        onClose={() => setEditing(false)}
      >
        {(form) => <TermFields form={form} />}
      </FormDialog>
    </Card>
  );
}

/** The client writes the terms; as long as it was not answered, a request is a proposal of the person who asked. */
function whoWrites(vendor: Vendor): string {
  const { relationship, vendorName } = vendor;
  if (relationship === 'SUPPLIER') return `${vendorName} reads these terms; only you change them.`;
  return isAwaited(vendor)
    ? `This is what you propose. Once ${vendorName} has accepted, they set the terms.`
    : `The client sets these terms. Ask ${vendorName} to change them.`;
}

const days = (count: number | null) => count !== null && counted(count, 'day', 'days');

function toFacts(vendor: Vendor) {
  const { agreementStart, agreementEnd, submissionRequiresRtr, ownershipDays, answerHours } = vendor;
  const payment = [days(vendor.paymentTermsDays), vendor.paymentTermsDays !== null && vendor.currency];
  return [
    { label: 'Agreement', value: agreementText(agreementStart, agreementEnd) },
    { label: 'Answer within', value: answerHours !== null && counted(answerHours, 'hour', 'hours') },
    { label: 'Ownership', value: ownershipDays !== null && `${days(ownershipDays)} from submission` },
    {
      label: 'Consent',
      value: submissionRequiresRtr ? 'The candidate confirms by link' : 'The supplier’s word is enough',
    },
    { label: 'Payment', value: payment.filter(Boolean).join(', ') },
  ];
}

function agreementText(start: string, end: string): string {
  if (start && end) return `${printWallTime(start)} – ${printWallTime(end)}`;
  if (start) return `From ${printWallTime(start)}`;
  return end && `Until ${printWallTime(end)}`;
}
