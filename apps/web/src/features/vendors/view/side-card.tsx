import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { Button, Textarea, TextInput } from '@mantine/core';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Card } from '#ui/page/card.tsx';
import { FactList } from '#ui/lists/fact-list.tsx';
import { Tag } from '#ui/text/tag.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { changesIn, sideValues, validateSide } from '../vendor-values.model.ts';
import { useSave } from './use-save.ts';
import classes from './view.module.css';

type Props = { vendor: Vendor; reread: () => void };

/** What only the own side knows and reads. */
export function SideCard({ vendor, reread }: Props) {
  const [isEditing, setEditing] = useState(false);
  const save = useSave(vendor, reread);
  const { defaultMarginPercent, privateNotes } = vendor;
  return (
    <Card
      title="Only for you"
      aside={
        <>
          <Tag>
            <Lock size={11} aria-hidden />
            Internal
          </Tag>
          <Button size="compact-sm" variant="subtle" onClick={() => setEditing(true)}>
            Edit notes
          </Button>
        </>
      }
    >
      <FactList
        facts={[
          { label: 'Usual margin', value: defaultMarginPercent && `${defaultMarginPercent} %` },
          { label: 'Notes', value: privateNotes && <span className={classes.text}>{privateNotes}</span> },
        ]}
        onAdd={() => setEditing(true)}
      />
      <p className={classes.hint}>{vendor.vendorName} never sees this.</p>
      <FormDialog
        opened={isEditing}
        title={`Your notes on ${vendor.vendorName}`}
        confirm="Save notes"
        initial={sideValues(vendor)}
        validate={validateSide}
        onSave={(values, startedFrom) => save(changesIn(startedFrom, values))}
        onClose={() => setEditing(false)}
      >
        {(form) => (
          <>
            <TextInput
              label="Usual margin, in per cent"
              placeholder="12.5"
              inputMode="decimal"
              autoComplete="off"
              className="tabular"
              {...form.getInputProps('defaultMarginPercent')}
            />
            <Textarea label="Notes" minRows={4} maxLength={4000} {...form.getInputProps('privateNotes')} />
          </>
        )}
      </FormDialog>
    </Card>
  );
}
