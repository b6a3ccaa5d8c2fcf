import type { JobDetails } from '@slotwise/contract/job-descriptions/job-descriptions.schema';
import type { ReactNode } from 'react';
import type { MeetingForm } from '#features/bookings/meeting-values/meeting-form.model.ts';
import type { ChosenTime, MeetingValues } from '#features/bookings/meeting-values/meeting-values.model.ts';
import type { Invited } from '#features/bookings/meeting-values/people.model.ts';
import type { Origin } from '#features/meeting-form/values/origin.model.ts';
import type { StepId } from '#features/meeting-form/values/steps.model.ts';
import type { useRefusal } from '#features/meeting-form/values/use-refusal.ts';
import type { useDraftDocuments } from './drafts/use-draft-documents.ts';
import { WhoChooses } from './who-chooses.tsx';
import { CandidateSection } from '#features/meeting-form/sections/candidate-section.tsx';
import { DocumentsField } from '#features/meeting-form/sections/documents-field.tsx';
import { JobSection } from '#features/meeting-form/sections/job-section.tsx';
import { MessageSection } from '#features/meeting-form/sections/message-section.tsx';
import { PanelSection } from '#features/meeting-form/sections/panel-section.tsx';
import { DrawnPart } from '#lib/drawn-part.tsx';
import { useLeftCandidate } from '#features/meeting-form/page/use-left-candidate.ts';
import { toSectionText } from '#features/meeting-form/values/section-values.model.ts';
import { TimeSection } from '#features/meeting-form/sections/time-section.tsx';

type Drawn = {
  form: MeetingForm;
  /** The form values, with the default zone if none was chosen. */
  values: MeetingValues;
  origin: Origin | null;
  job: JobDetails | null;
  time: ChosenTime | null;
  /** The time, if a meeting is possible then. */
  possible: ChosenTime | null;
  now: number;
  people: Invited[];
  refusal: ReturnType<typeof useRefusal>;
  documents: ReturnType<typeof useDraftDocuments>;
};

/** The sections of a new meeting. */
export function useParts(drawn: Drawn): Record<StepId, ReactNode> {
  const { form, values, origin, job, time, possible, now, people, refusal, documents } = drawn;
  const candidate = useLeftCandidate(values);
  const drawFrom = (id: StepId, draw: () => ReactNode, ...others: unknown[]) => (
    <DrawnPart
      from={[toSectionText(id, id === 'time' ? candidate.seen : values), form.errors, ...others]}
      draw={draw}
    />
  );
  return {
    candidate: (
      <div {...candidate.fields}>
        {drawFrom(
          'candidate',
          () => (
            <CandidateSection form={form} origin={origin} />
          ),
          origin,
        )}
      </div>
    ),
    job: drawFrom('job', () => <JobSection form={form} job={job} onTime={refusal.forgetTime} />, job),
    panel: drawFrom(
      'panel',
      () => <PanelSection form={form} job={job} time={possible} now={now} onChange={refusal.forgetTime} />,
      job,
      JSON.stringify(possible),
      now,
    ),
    time: drawFrom(
      'time',
      () => (
        <WhoChooses form={form} timeZone={values.timeZone} now={now}>
          <TimeSection
            form={form}
            timeZone={values.timeZone}
            time={time}
            now={now}
            refusal={refusal.refusedTime}
            people={people}
            moved={null}
            mayChangePanel
            onChange={refusal.forgetTime}
          />
        </WhoChooses>
      ),
      now,
      refusal.refusedTime,
    ),
    message: drawFrom(
      'message',
      () => (
        <MessageSection form={form}>
          <DrawnPart
            from={[documents.documents]}
            draw={() => (
              <DocumentsField
                documents={documents.documents}
                onAttach={documents.attach}
                onRemove={documents.remove}
              />
            )}
          />
        </MessageSection>
      ),
      documents.documents,
    ),
  };
}
