import { NumberInput, TextInput } from '@mantine/core';
import { FieldRow, FieldStack } from '#ui/field-row.tsx';
import type { MeetingForm } from './meeting-form.model.ts';
import { ScorecardEditor } from './scorecard-editor.tsx';

/** What the candidate is interviewed for, which round it is, and what the panel rates in it. */
export function JobSection({ form }: { form: MeetingForm }) {
  return (
    <FieldStack>
      <FieldRow>
        <TextInput label="Job title" placeholder="Senior Data Engineer" {...form.getInputProps('jobTitle')} />
        <TextInput label="Round" placeholder="Technical 1" {...form.getInputProps('roundName')} />
        <NumberInput
          label="Round number"
          min={1}
          max={20}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          inputMode="numeric"
          {...form.getInputProps('roundNumber')}
        />
      </FieldRow>
      <ScorecardEditor
        attributes={form.values.scorecard}
        onChange={(attributes) => form.setFieldValue('scorecard', attributes)}
        error={form.errors['scorecard']}
      />
    </FieldStack>
  );
}
