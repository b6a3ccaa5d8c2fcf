import { TextInput } from '@mantine/core';
import { FieldRow } from '#ui/field-row.tsx';
import type { MeetingForm } from './meeting-form.model.ts';

export function JobSection({ form }: { form: MeetingForm }) {
  return (
    <FieldRow>
      <TextInput label="Job title" placeholder="Senior Data Engineer" {...form.getInputProps('jobTitle')} />
      <TextInput label="Round" placeholder="Technical 1" {...form.getInputProps('roundName')} />
    </FieldRow>
  );
}
