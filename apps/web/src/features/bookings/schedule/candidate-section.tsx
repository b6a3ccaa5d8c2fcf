import { TextInput } from '@mantine/core';
import { FieldRow, FieldStack } from '#ui/field-row.tsx';
import { TimeZoneSelect } from '#ui/time-zone-select.tsx';
import type { MeetingForm } from './meeting-form.model.ts';
import { MoreCandidate } from './more-candidate.tsx';

/** Who is interviewed. Only name and address are needed; the zone lets the page say what their clock shows. */
export function CandidateSection({ form }: { form: MeetingForm }) {
  const field = form.getInputProps;
  return (
    <FieldStack>
      <FieldRow>
        <TextInput
          label="Candidate name"
          required
          autoComplete="off"
          {...field('candidateDetails.candidateName')}
        />
        <TextInput
          label="Email"
          type="email"
          required
          autoComplete="off"
          {...field('candidateDetails.email')}
        />
        <TextInput label="Mobile number" type="tel" autoComplete="off" {...field('candidateDetails.phone')} />
      </FieldRow>
      <FieldRow>
        <TextInput
          label="LinkedIn profile"
          placeholder="https://"
          autoComplete="off"
          {...field('candidateDetails.linkedIn')}
        />
        <TextInput label="Location" autoComplete="off" {...field('candidateDetails.currentLocation')} />
        <TimeZoneSelect
          label="Candidate’s time zone"
          placeholder="Not stated"
          clearable
          clearButtonProps={{ 'aria-label': 'Clear the candidate’s time zone' }}
          value={form.values.candidateDetails.timeZone}
          onChange={(zone) => form.setFieldValue('candidateDetails.timeZone', zone)}
          error={form.errors['candidateDetails.timeZone']}
        />
      </FieldRow>
      <MoreCandidate form={form} />
    </FieldStack>
  );
}
