import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useSearchParams } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { usePermission } from '#state/use-permission.ts';
import { CrumbLink } from '#ui/text/crumb-link.tsx';
import type { ViewedBooking } from '#features/bookings/bookings.slice.ts';
import type { Viewer } from '#features/bookings/meeting-clock.model.ts';
import { openPanelLink } from '#features/bookings/panel-links/panel-links.actions.ts';
import { useDialog } from '#features/bookings/acts/use-dialog.ts';
import { useIsSupplier } from '#features/bookings/use-is-supplier.ts';
import type { ActWays } from './act-button.tsx';
import type { DialogName } from './act-faces.model.ts';
import { offeredActs } from './acts.model.ts';
import { MeetingActs } from './meeting-acts.tsx';
import { MeetingDialogs } from './meeting-dialogs.tsx';
import { MeetingFoot } from './meeting-foot.tsx';
import { MeetingHead } from './meeting-head.tsx';
import { MeetingPanels } from './meeting-panels.tsx';
import { MeetingTabs } from './meeting-tabs.tsx';
import { joinState } from './join.model.ts';
import { tabIn } from './tabs.model.ts';
import { MEETING } from './meeting.texts.ts';

type Props = { booking: ViewedBooking; viewer: Viewer };

/** One meeting: its header with the available actions, and its parts as tabs. */
export function Meeting({ booking, viewer }: Props) {
  const { bookingId, candidateDetails } = booking;
  const dispatch = useAppDispatch();
  const isSupplier = useIsSupplier(booking);
  const mayCreate = usePermission('create_meeting') && !isSupplier;
  const isPhone = useMediaQuery('(max-width: 699.98px)', false, { getInitialValueInEffect: false });
  const [params, setParams] = useSearchParams();
  const dialog = useDialog<DialogName>();

  const showTab = (tab: string | null) =>
    setParams(tab && tab !== 'overview' ? { tab } : {}, { replace: true, preventScrollReset: true });
  const ways: ActWays = {
    bookingId,
    openDialog: dialog.open,
    showTab,
    openPanelPage: () => void dispatch(openPanelLink(bookingId)),
  };
  const acts = offeredActs(booking, viewer.now, mayCreate);
  const join = joinState(booking, viewer.now);
  const likely = [...(acts.primary ? [acts.primary] : []), ...acts.shown];
  const inFoot = likely.slice(0, join === 'none' ? 2 : 1);
  const inMenu = [...likely.filter((act) => !inFoot.includes(act)), ...acts.menu];

  return (
    <Tabs value={tabIn(params, booking)} onChange={showTab}>
      <title>{MEETING.pageTitle({ name: candidateDetails.candidateName })}</title>
      <p className="mb-xs caption breaks unseen-on-paper">
        <CrumbLink to={paths.dashboard()}>{MEETING.home()}</CrumbLink>{' '}
        {MEETING.crumb({ name: candidateDetails.candidateName })}
      </p>
      <MeetingHead
        booking={booking}
        viewer={viewer}
        acts={
          <MeetingActs
            booking={booking}
            acts={isPhone ? { primary: null, shown: [], menu: inMenu } : acts}
            join={isPhone ? 'none' : join}
            ways={ways}
          />
        }
        tabs={<MeetingTabs booking={booking} />}
      />
      <MeetingPanels booking={booking} viewer={viewer} onEditCandidate={dialog.open} />
      {isPhone && <MeetingFoot booking={booking} acts={inFoot} join={join} ways={ways} />}
      <MeetingDialogs name={dialog.name} booking={booking} onClose={dialog.close} />
    </Tabs>
  );
}
