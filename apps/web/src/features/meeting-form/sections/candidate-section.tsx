import { TextInput } from '@mantine/core';
import { FieldRow, FieldStack } from '#ui/fields/field-row.tsx';
import { TimeZoneSelect } from '#ui/fields/time-zone-select.tsx';
import { useViewerZone } from '#state/viewer-zone.ts';
import { CandidateTimes } from '#features/bookings/candidate/candidate-times.tsx';
import type { Origin } from '../values/origin.model.ts';
import type { MeetingForm } from '#features/bookings/meeting-values/meeting-form.model.ts';
import { MoreCandidate } from './more-candidate.tsx';
import { OriginNote, getOrigin } from './origin-of.tsx';
import { MEETING_FORM } from '#features/meeting-form/values/meeting-form.texts.ts';

type Props = {
  form: MeetingForm;
  /** The resume that the fields were filled in from. */
  origin?: Origin | null;
};

/** Who is interviewed. Only name and address are needed; the zone lets the page say what their clock shows. */
export function CandidateSection({ form, origin = null }: Props) {
  const field = form.getInputProps;
  const from = getOrigin(form, origin);
  const viewerZone = useViewerZone();
  const { windows, windowsZone, timeZone } = form.values.candidateDetails;
  return (
    <FieldStack>
      {origin && <OriginNote origin={origin} />}
      <FieldRow>
        <TextInput
          label={MEETING_FORM.candidateName()}
          required
          autoComplete="off"
          {...field('candidateDetails.candidateName')}
          {...from('candidateName')}
        />
        <TextInput
          label={MEETING_FORM.email()}
          type="email"
          required
          autoComplete="off"
          {...field('candidateDetails.email')}
          {...from('email')}
        />
        <TimeZoneSelect
          label={MEETING_FORM.candidateZone()}
          placeholder={MEETING_FORM.notStatedZone()}
          clearable
          clearButtonProps={{ 'aria-label': MEETING_FORM.clearZone() }}
          value={form.values.candidateDetails.timeZone}
          onChange={(zone) => form.setFieldValue('candidateDetails.timeZone', zone)}
          error={form.errors['candidateDetails.timeZone']}
          {...from('timeZone')}
        />
      </FieldRow>
      <CandidateTimes
        windows={windows}
        windowsZone={windowsZone}
        usualZone={timeZone || form.values.timeZone || viewerZone}
        findError={(name) => form.errors[`candidateDetails.windows${name && `.${name}`}`]}
        onChange={(typed) =>
          form.setValues({ candidateDetails: { ...form.values.candidateDetails, ...typed } })
        }
      />
      <MoreCandidate form={form} origin={origin} />
    </FieldStack>
  );
}
