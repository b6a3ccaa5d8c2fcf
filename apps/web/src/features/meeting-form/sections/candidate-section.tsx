import { TextInput } from '@mantine/core';
import { DrawnPart } from '#lib/drawn-part.tsx';
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
  /** The resume the fields were filled in from. */
  origin?: Origin | null;
};

/** Who is interviewed. Only name and address are required; with a zone the page can show their local time. */
export function CandidateSection({ form, origin = null }: Props) {
  const field = form.getInputProps;
  const from = getOrigin(form, origin);
  const viewerZone = useViewerZone();
  const { candidateName: _name, email: _email, ...others } = form.values.candidateDetails;
  const usualZone = others.timeZone || form.values.timeZone || viewerZone;
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
      <DrawnPart
        from={[JSON.stringify(others), usualZone, form.errors, origin]}
        draw={() => (
          <>
            <CandidateTimes
              windows={others.windows}
              windowsZone={others.windowsZone}
              usualZone={usualZone}
              findError={(name) => form.errors[`candidateDetails.windows${name && `.${name}`}`]}
              onChange={(typed) =>
                form.setValues({ candidateDetails: { ...form.getValues().candidateDetails, ...typed } })
              }
            />
            <MoreCandidate form={form} origin={origin} />
          </>
        )}
      />
    </FieldStack>
  );
}
