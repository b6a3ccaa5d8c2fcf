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
import { VENDOR } from '../vendor.texts.ts';

type Props = { vendor: Vendor; reread: () => void };

/** What only our side knows and can read. */
export function SideCard({ vendor, reread }: Props) {
  const [isEditing, setEditing] = useState(false);
  const save = useSave(vendor, reread);
  const { defaultMarginPercent, privateNotes } = vendor;
  return (
    <Card
      title={VENDOR.notes()}
      aside={
        <>
          <Tag>
            <Lock size={11} aria-hidden />
            {VENDOR.internal()}
          </Tag>
          <Button size="compact-sm" variant="subtle" onClick={() => setEditing(true)}>
            {VENDOR.editNotes()}
          </Button>
        </>
      }
    >
      <FactList
        facts={[
          { label: VENDOR.margin(), value: defaultMarginPercent && `${defaultMarginPercent} %` },
          {
            label: VENDOR.notesText(),
            value: privateNotes && <span className="written">{privateNotes}</span>,
          },
        ]}
        onAdd={() => setEditing(true)}
      />
      <p className="inset-foot caption">{VENDOR.hidden({ name: vendor.vendorName })}</p>
      <FormDialog
        opened={isEditing}
        title={VENDOR.notesOn({ name: vendor.vendorName })}
        confirm={VENDOR.saveNotes()}
        initial={sideValues(vendor)}
        validate={validateSide}
        onSave={(values, startedFrom) => save(changesIn(startedFrom, values))}
        onClose={() => setEditing(false)}
      >
        {(form) => (
          <>
            <TextInput
              label={VENDOR.marginField()}
              placeholder="12.5"
              inputMode="decimal"
              autoComplete="off"
              className="tabular"
              {...form.getInputProps('defaultMarginPercent')}
            />
            <Textarea
              label={VENDOR.notesText()}
              minRows={4}
              maxLength={4000}
              {...form.getInputProps('privateNotes')}
            />
          </>
        )}
      </FormDialog>
    </Card>
  );
}
