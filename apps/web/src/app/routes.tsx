import type { Permission } from '@slotwise/contract/permissions';
import { Suspense } from 'react';
import type { RouteObject } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { Spinner } from '#ui/text/spinner.tsx';
import { afterRecords } from './after-records.ts';
import { CrashScreen } from './crash-screen.tsx';
import { untilFetched } from './fetch-ahead.ts';
import { fetchedPart, type PartModule } from './fetched-part.tsx';
import { holdersOnly, knownRoleOnly, signedInOnly, signedOutOnly, unknownAddress } from './guards.ts';
import type { Store } from './store.ts';

/** A screen with the UI kit's complete style sheet; the others import the parts they use in their own sheet. */
const styled = (load: () => Promise<PartModule>) => async () => {
  const [page] = await Promise.all([load(), import('#ui/theme/all-components.ts')]);
  return page;
};

/** The key gives each screen its own Suspense boundary, so that the spinner shows instead of the previous screen. */
function screen(path: string, load: () => Promise<PartModule>): RouteObject {
  const { Part: Page, fetchPart } = fetchedPart(load);
  const element = (
    <Suspense key={path} fallback={<Spinner />}>
      <Page />
    </Suspense>
  );
  return { path, element, handle: fetchPart };
}

const loginPage = () => import('#features/auth/login.page.tsx');
const signUpPage = () => import('#features/auth/sign-up.page.tsx');
const resetPasswordPage = () => import('#features/auth/reset-password.page.tsx');
const dashboardPage = afterRecords(() => import('#features/dashboard/home/dashboard.page.tsx'));
const scheduleMeetingPage = styled(() => import('#features/schedule/schedule-meeting.page.tsx'));
const calendarPage = styled(() => import('#features/calendar/calendar.page.tsx'));
const editMeetingPage = styled(() => import('#features/edit-meeting/edit-meeting.page.tsx'));
const editResourcePage = styled(() => import('#features/edit-resource/edit-resource.page.tsx'));
const rescheduleMeetingPage = styled(() => import('#features/reschedule/reschedule-meeting.page.tsx'));
const viewMeetingPage = styled(() => import('#features/meeting/view-meeting.page.tsx'));
const jobDescriptionsPage = styled(
  () => import('#features/job-descriptions/screen/job-descriptions.page.tsx'),
);
const panelistsPage = styled(() => import('./panelists-and-holidays.page.tsx'));
const profilePage = styled(() => import('./own-profile.page.tsx'));
const settingsPage = styled(() => import('./settings.page.tsx'));
const teamPage = styled(() => import('#features/recruiters/team.page.tsx'));
const vendorsPage = styled(() => import('#features/vendors/vendors.page.tsx'));
const viewVendorPage = styled(() => import('#features/vendors/view/view-vendor.page.tsx'));
const deepgazePage = styled(() => import('#features/deepgaze/screen/deepgaze.page.tsx'));
const errorWindowPage = styled(() => import('./error-window.page.tsx'));

const layout = fetchedPart(
  afterRecords(async () => ({ default: (await import('./signed-in-layout.tsx')).SignedInLayout })),
);

/** Every address of the product and who may see it. A screen's code is fetched when it is first opened. */
export function createRoutes(store: Store): RouteObject[] {
  const holding = (permission: Permission, children: RouteObject[]): RouteObject => ({
    middleware: [holdersOnly(store, permission)],
    children,
  });

  const screens: RouteObject[] = [
    screen(paths.dashboard(), dashboardPage),
    screen(paths.viewMeeting(':bookingId'), viewMeetingPage),
    screen(paths.calendar(), calendarPage),
    screen(paths.profile(), profilePage),
    holding('create_meeting', [
      screen(paths.newMeeting(), scheduleMeetingPage),
      screen(paths.editResource(':bookingId'), editResourcePage),
    ]),
    holding('edit_meeting', [screen(paths.editMeeting(':bookingId'), editMeetingPage)]),
    holding('reschedule_meeting', [
      screen(paths.rescheduleMeeting(), rescheduleMeetingPage),
      screen(paths.meeting(':id'), rescheduleMeetingPage),
    ]),
    holding('add_member', [screen(paths.settings(), settingsPage)]),
    holding('panelist_page', [screen(paths.panelists(), panelistsPage)]),
    holding('jd_page', [screen(paths.jobDescriptions(), jobDescriptionsPage)]),
    holding('myteam_page', [screen(paths.team(), teamPage)]),
    holding('vendor_page', [
      screen(paths.vendors(), vendorsPage),
      screen(paths.viewVendor(':vendorId'), viewVendorPage),
    ]),
    holding('deepgaze_page', [screen(paths.deepgaze(), deepgazePage)]),
    { path: '*', middleware: [unknownAddress], element: null },
  ];

  return [
    {
      ErrorBoundary: CrashScreen,
      HydrateFallback: Spinner,
      children: [
        {
          middleware: [signedOutOnly(store)],
          children: [
            // Only signed-in users are redirected away from the log-in screen; `/` is never a screen of its own.
            { path: paths.home(), middleware: [signedInOnly(store)], element: null },
            screen(paths.login(), loginPage),
          ],
        },
        screen(paths.signUp(), signUpPage),
        screen(paths.resetPassword(), resetPasswordPage),
        {
          middleware: [signedInOnly(store), untilFetched],
          handle: layout.fetchPart,
          element: (
            <Suspense fallback={<Spinner />}>
              <layout.Part />
            </Suspense>
          ),
          children: [
            screen(paths.errorWindow(), errorWindowPage),
            { middleware: [knownRoleOnly], children: screens },
          ],
        },
      ],
    },
  ];
}
