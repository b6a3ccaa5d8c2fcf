import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { printWallTime } from '#lib/dates/wall-time.ts';
import { Card } from '#ui/page/card.tsx';
import { FactList } from '#ui/lists/fact-list.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { TermFields } from '../term-fields.tsx';
import { isAwaited } from '../vendor-words.model.ts';
import { changesIn, termValues, validateTerms } from '../vendor-values.model.ts';
import { useSave } from './use-save.ts';
import { VENDOR } from '../vendor.texts.ts';

type Props = { vendor: Vendor; reread: () => void };

/** The agreed terms. The client edits them, both sides can read them. */
export function TermsCard({ vendor, reread }: Props) {
  const [isEditing, setEditing] = useState(false);
  const save = useSave(vendor, reread);
  const isOurs = vendor.relationship === 'SUPPLIER' || isAwaited(vendor);
  return (
    <Card
      title={VENDOR.terms()}
      aside={
        isOurs && (
          <Button size="compact-sm" variant="subtle" onClick={() => setEditing(true)}>
            {VENDOR.editTerms()}
          </Button>
        )
      }
    >
      <FactList facts={toFacts(vendor)} onAdd={isOurs ? () => setEditing(true) : undefined} />
      <p className="inset-foot caption">{whoWrites(vendor)}</p>
      <FormDialog
        opened={isEditing}
        title={VENDOR.termsWith({ name: vendor.vendorName })}
        confirm={VENDOR.saveTerms()}
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

/** The client edits the terms; until a request is answered, they are a proposal by its sender. */
function whoWrites(vendor: Vendor): string {
  const { relationship, vendorName } = vendor;
  if (relationship === 'SUPPLIER') return VENDOR.ourTerms({ name: vendorName });
  return isAwaited(vendor)
    ? VENDOR.proposedTerms({ name: vendorName })
    : VENDOR.theirTerms({ name: vendorName });
}

function toFacts(vendor: Vendor) {
  const { agreementStart, agreementEnd, submissionRequiresRtr, ownershipDays, answerHours } = vendor;
  const { paymentTermsDays, currency } = vendor;
  return [
    { label: VENDOR.agreement(), value: agreementText(agreementStart, agreementEnd) },
    { label: VENDOR.answerWithin(), value: answerHours !== null && VENDOR.hours({ hours: answerHours }) },
    {
      label: VENDOR.ownership(),
      value: ownershipDays !== null && VENDOR.ownershipDays({ days: ownershipDays }),
    },
    {
      label: VENDOR.consent(),
      value: submissionRequiresRtr ? VENDOR.consentByLink() : VENDOR.consentByWord(),
    },
    {
      label: VENDOR.payment(),
      value: paymentTermsDays !== null && VENDOR.paymentDays({ days: paymentTermsDays, currency }),
    },
  ];
}

function agreementText(start: string, end: string): string {
  if (start && end) return `${printWallTime(start)} – ${printWallTime(end)}`;
  if (start) return VENDOR.from({ date: printWallTime(start) });
  return end && VENDOR.until({ date: printWallTime(end) });
}
