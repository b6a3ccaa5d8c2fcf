import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { usePermission } from '#state/use-permission.ts';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import { CandidateTab } from '../candidate/candidate-tab.tsx';
import type { CommentDraft } from '../comments/comment-composer.tsx';
import { CommentsTab } from '../comments/comments-tab.tsx';
import { DocumentsTab } from '../documents/documents-tab.tsx';
import { FeedbackTab } from '#features/scorecards/feedback-tab.tsx';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import { DeliveriesCard } from '../timeline/deliveries-card.tsx';
import { useDeliveries } from '../timeline/use-deliveries.ts';
import { listUnreached } from '../timeline/delivery-words.model.ts';
import { HistoryCard } from '../timeline/history-card.tsx';
import { RemindersCard } from '../timeline/reminders-card.tsx';
import { useIsSupplier } from '#features/bookings/use-is-supplier.ts';
import type { DialogName } from './act-faces.model.ts';
import { InterviewKit } from '../kit/interview-kit.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { OwedCard } from '#features/scorecards/owed-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { ResourceTab } from '../resource/resource-tab.tsx';
import classes from '#features/bookings/columns.module.css';

type Props = {
  booking: ViewedBooking;
  viewer: Viewer;
  onEditCandidate: (name: DialogName, from: HTMLElement | null) => void;
};

const EMPTY: CommentDraft = { text: '', visibility: 'INTERNAL' };

/** The content of each tab; only the open one is rendered. */
export function MeetingPanels({ booking, viewer, onEditCandidate }: Props) {
  // Stored here, since a tab loses its state when another one is opened.
  const [comment, setComment] = useState(EMPTY);
  return (
    <>
      <Tabs.Panel value="overview" className={classes.grid}>
        <OverviewTab booking={booking} viewer={viewer} />
        <Side booking={booking} viewer={viewer} />
      </Tabs.Panel>
      <Tabs.Panel value="candidate">
        <CandidateTab booking={booking} onEdit={(from) => onEditCandidate('candidateDetails', from)} />
      </Tabs.Panel>
      <Tabs.Panel value="documents">
        <DocumentsTab booking={booking} timeZone={viewer.timeZone} />
      </Tabs.Panel>
      {/* A scorecard is long to write: what stands in it outlives a look at another tab. */}
      <Tabs.Panel value="feedback" keepMounted>
        <FeedbackTab booking={booking} />
      </Tabs.Panel>
      <Tabs.Panel value="comments" className={classes.grid}>
        <CommentsTab booking={booking} viewer={viewer} draft={comment} onDraft={setComment} />
        <PeopleCard booking={booking} />
      </Tabs.Panel>
      <Tabs.Panel value="timeline" className={classes.grid}>
        <HistoryCard booking={booking} timeZone={viewer.timeZone} />
        <Side booking={booking} viewer={viewer} isWhole />
      </Tabs.Panel>
      <Tabs.Panel value="kit">
        <InterviewKit booking={booking} viewer={viewer} />
      </Tabs.Panel>
      {booking.resource && (
        <Tabs.Panel value="resource">
          <ResourceTab booking={booking} resource={booking.resource} timeZone={viewer.timeZone} />
        </Tabs.Panel>
      )}
    </>
  );
}

type SideProps = Omit<Props, 'onEditCandidate'> & { isWhole?: boolean };

/** Who takes part, the status of the mails, and on request who owes a scorecard and who is reminded of what. */
function Side({ booking, viewer, isWhole = false }: SideProps) {
  const isSupplier = useIsSupplier(booking);
  const seesMails = usePermission('create_meeting') && !isSupplier;
  const { bookingId } = booking;
  const deliveries = useDeliveries(seesMails ? bookingId : null);
  return (
    <div className="stack gap-ml slim">
      <PeopleCard booking={booking} unreached={listUnreached(deliveries.data?.data ?? [], viewer.timeZone)} />
      {isWhole && <OwedCard booking={booking} viewer={viewer} />}
      {seesMails && (
        <DeliveriesCard bookingId={bookingId} deliveries={deliveries} timeZone={viewer.timeZone} />
      )}
      {isWhole && seesMails && <RemindersCard bookingId={bookingId} timeZone={viewer.timeZone} />}
    </div>
  );
}
