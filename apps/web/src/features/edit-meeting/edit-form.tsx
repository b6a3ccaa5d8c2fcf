import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { spanText } from '#lib/dates/date-text.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { zoneLabel } from '#lib/dates/zone-label.ts';
import { paths } from '#navigation/paths.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { ActRefusal } from '#features/bookings/acts/act-refusal.tsx';
import { mailedPeople } from '#features/bookings/bookings.actions.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { attachDocuments, removeDocument } from '#features/bookings/documents/documents.actions.ts';
import { CandidateSection } from '#features/meeting-form/sections/candidate-section.tsx';
import { DocumentsField } from '#features/meeting-form/sections/documents-field.tsx';
import { JobSection } from '#features/meeting-form/sections/job-section.tsx';
import { LeaveQuestion } from '#ui/dialogs/leave-question.tsx';
import type { FieldErrors } from '#features/meeting-form/values/meeting-validation.model.ts';
import { chosenTime } from '#features/bookings/meeting-values/meeting-values.model.ts';
import { MessageSection } from '#features/meeting-form/sections/message-section.tsx';
import { PanelSection } from '#features/meeting-form/sections/panel-section.tsx';
import { invitedPeople } from '#features/bookings/meeting-values/people.model.ts';
import { getMeetingHints, SectionedPage } from '#features/meeting-form/page/sectioned-page.tsx';
import { toSteps, type StepId } from '#features/meeting-form/values/steps.model.ts';
import { useChosenJob } from '#features/bookings/use-chosen-job.ts';
import { EditFoot } from '#features/meeting-form/changes/edit-foot.tsx';
import { DrawnPart } from '#lib/drawn-part.tsx';
import { useLeftCandidate } from '#features/meeting-form/page/use-left-candidate.ts';
import { toSectionText } from '#features/meeting-form/values/section-values.model.ts';
import { MeetingCrumb } from '#features/meeting-form/changes/meeting-crumb.tsx';
import { findChanges, isUnchanged } from '#features/meeting-form/changes/meeting-changes.model.ts';
import { describeNotice } from './telling.model.ts';
import { MovableTime } from '#features/meeting-form/changes/movable-time.tsx';
import { useEdit } from './use-edit.ts';
import { EDIT_MEETING } from './edit-meeting.texts.ts';

const EditHead = ({ booking }: { booking: ViewedBooking }) => (
  <PageHead
    title={EDIT_MEETING.title()}
    crumb={<MeetingCrumb booking={booking} here={EDIT_MEETING.edit()} />}
    acts={
      <Button component={Link} to={paths.viewMeeting(booking.bookingId)} variant="default">
        {EDIT_MEETING.back()}
      </Button>
    }
  />
);

type DocumentsProps = { booking: ViewedBooking; onChanged: () => void };

function Documents({ booking, onChanged }: DocumentsProps) {
  const dispatch = useAppDispatch();
  return (
    <DocumentsField
      documents={booking.documents}
      onAttach={(added) => void dispatch(attachDocuments(booking, [added])).then(onChanged)}
      onRemove={(id) => void dispatch(removeDocument(booking, id)).then(onChanged)}
    />
  );
}

/** A scheduled meeting in the form used to create it; only the changes are sent. */
export function EditForm({ booking }: { booking: ViewedBooking }) {
  const { form, root, base, baseValues, host, refusal, ...edit } = useEdit(booking);
  const now = useNow();
  const { values } = form;
  const job = useChosenJob(values.jdId);
  const candidate = useLeftCandidate(values);
  const time = chosenTime(values);
  const people = invitedPeople(values, host);
  const { refusedTime } = refusal;

  const drawFrom = (id: StepId, draw: () => ReactNode, ...others: unknown[]) => (
    <DrawnPart
      from={[toSectionText(id, id === 'time' ? candidate.seen : values), form.errors, base, ...others]}
      draw={draw}
    />
  );

  const parts: Record<StepId, ReactNode> = {
    candidate: (
      <div {...candidate.fields}>
        {drawFrom('candidate', () => (
          <CandidateSection form={form} />
        ))}
      </div>
    ),
    job: drawFrom('job', () => <JobSection form={form} job={job} onTime={null} />, job),
    panel: drawFrom(
      'panel',
      () => <PanelSection form={form} job={job} time={time} now={now} onChange={refusal.forget} />,
      job,
      JSON.stringify(time),
      now,
    ),
    time: drawFrom(
      'time',
      () => (
        <MovableTime
          form={form}
          booking={base}
          people={people}
          now={now}
          refusal={refusedTime}
          mayChangePanel
          mustMove={false}
          onChange={refusal.forget}
        />
      ),
      now,
      refusedTime,
    ),
    message: drawFrom('message', () => (
      <MessageSection form={form}>
        <DrawnPart
          from={[base]}
          draw={() => <Documents booking={base} onChanged={() => void edit.refresh()} />}
        />
      </MessageSection>
    )),
  };
  const foot = {
    when: time
      ? `${spanText(time.startWall, time.endWall)}, ${zoneLabel(time.timeZone, time.start)}`
      : EDIT_MEETING.noTime(),
    telling: describeNotice({ booking: base, base: baseValues, values }, mailedPeople(people), now),
    disabled: isUnchanged(findChanges(baseValues, values)),
    running: edit.running,
  };
  return (
    <form ref={root} noValidate onSubmit={edit.submit} aria-label={EDIT_MEETING.title()}>
      <DrawnPart from={[base]} draw={() => <EditHead booking={base} />} />
      <SectionedPage
        steps={toSteps(values, time, form.errors as FieldErrors)}
        parts={parts}
        hints={getMeetingHints()}
      >
        <DrawnPart
          from={[...Object.values(foot), refusal.refusal, base]}
          draw={() => (
            <EditFoot {...foot} label={EDIT_MEETING.save()} onPreview={edit.toPreview}>
              <ActRefusal
                act={{
                  failure: refusedTime ? null : refusal.refusal,
                  tryAgain: edit.tryAgain,
                  running: edit.running,
                }}
                candidateName={base.candidateDetails.candidateName}
              />
            </EditFoot>
          )}
        />
      </SectionedPage>
      <LeaveQuestion
        isUnsaved={edit.isUnsaved}
        title={EDIT_MEETING.leave()}
        text={EDIT_MEETING.leaveHint()}
      />
    </form>
  );
}
