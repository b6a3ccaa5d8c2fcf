import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { ActRefusal } from '#features/bookings/acts/act-refusal.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { EditFoot } from '#features/meeting-form/changes/edit-foot.tsx';
import { MeetingCrumb } from '#features/meeting-form/changes/meeting-crumb.tsx';
import { LeaveQuestion } from '#ui/dialogs/leave-question.tsx';
import { SectionedPage } from '#features/meeting-form/page/sectioned-page.tsx';
import { BillingSection } from './billing-section.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import { ResourceSection } from './resource-section.tsx';
import { resourceSteps, type ResourceStepId } from './resource-steps.model.ts';
import { isOtherRate } from './resource-values.model.ts';
import type { FieldErrors } from './resource-validation.model.ts';
import { useResource } from './use-resource.ts';
import { EDIT_RESOURCE } from './edit-resource.texts.ts';

/** The form that follows a selection: the resource and its billing. */
export function ResourceEdit({ booking }: { booking: ViewedBooking }) {
  const { form, root, base, baseValues, seesBilling, refusal, running, ...edit } = useResource(booking);
  const { values } = form;
  const errors = form.errors as FieldErrors;
  const parts: Record<ResourceStepId, ReactNode> = {
    meeting: <MeetingFacts booking={base} />,
    resource: <ResourceSection form={form} />,
    billing: (
      <BillingSection
        form={form}
        history={base.resource?.billing?.history ?? []}
        isOtherRate={isOtherRate(baseValues, values)}
      />
    ),
  };
  const name = base.candidateDetails.candidateName;
  return (
    <form ref={root} noValidate onSubmit={edit.submit} aria-label={EDIT_RESOURCE.pageTitle()}>
      <PageHead
        title={EDIT_RESOURCE.pageTitle()}
        text={base.resource ? EDIT_RESOURCE.editing({ name }) : EDIT_RESOURCE.adding({ name })}
        crumb={<MeetingCrumb booking={base} here={EDIT_RESOURCE.resource()} />}
        acts={
          <>
            {base.allowedActions.includes('update') && (
              <Button component={Link} to={paths.editMeeting(base.bookingId)} variant="default">
                {EDIT_RESOURCE.editMeeting()}
              </Button>
            )}
            <Button component={Link} to={paths.viewMeeting(base.bookingId)} variant="default">
              {EDIT_RESOURCE.back()}
            </Button>
          </>
        }
      />
      <SectionedPage steps={resourceSteps({ booking: base, values, errors, seesBilling })} parts={parts}>
        <EditFoot
          when={base.resource ? EDIT_RESOURCE.changes() : EDIT_RESOURCE.becomes({ name })}
          telling={EDIT_RESOURCE.noEmail()}
          label={base.resource ? EDIT_RESOURCE.save() : EDIT_RESOURCE.add()}
          disabled={!edit.isChanged}
          running={running}
        >
          <ActRefusal act={{ failure: refusal, tryAgain: edit.tryAgain, running }} candidateName={name} />
        </EditFoot>
      </SectionedPage>
      <LeaveQuestion
        isUnsaved={edit.isUnsaved}
        title={EDIT_RESOURCE.leave()}
        text={EDIT_RESOURCE.leaveText()}
      />
    </form>
  );
}
