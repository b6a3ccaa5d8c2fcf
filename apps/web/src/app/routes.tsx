import type { Permission } from '@slotwise/contract/permissions';
import { lazy, Suspense, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { paths } from '#navigation/paths.ts';
import { Spinner } from '#ui/spinner.tsx';
import { comingRoutes } from './coming/coming-routes.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { holdersOnly, knownRoleOnly, signedInOnly, signedOutOnly, unknownAddress } from './guards.ts';
import type { Store } from './store.ts';

type PageModule = { default: ComponentType };

/** The key makes each screen wait in a place of its own, so that the spinner shows instead of the screen before. */
function screen(path: string, load: () => Promise<PageModule>): RouteObject {
  const Page = lazy(load);
  const element = (
    <Suspense key={path} fallback={<Spinner />}>
      <Page />
    </Suspense>
  );
  return { path, element };
}

const loginPage = () => import('#features/auth/login.page.tsx');
const signUpPage = () => import('#features/auth/sign-up.page.tsx');
const resetPasswordPage = () => import('#features/auth/reset-password.page.tsx');
const dashboardPage = () => import('#features/bookings/dashboard.page.tsx');
const scheduleMeetingPage = () => import('#features/bookings/schedule-meeting.page.tsx');
const editMeetingPage = () => import('#features/bookings/edit-meeting.page.tsx');
const editResourcePage = () => import('#features/bookings/edit-resource.page.tsx');
const rescheduleMeetingPage = () => import('#features/bookings/reschedule-meeting.page.tsx');
const viewMeetingPage = () => import('#features/bookings/view-meeting.page.tsx');
const panelistsPage = () => import('#features/panelists/panelists.page.tsx');
const profilePage = () => import('#features/recruiters/profile.page.tsx');
const errorWindowPage = () => import('./error-window.page.tsx');

const SignedInLayout = lazy(async () => ({
  default: (await import('./signed-in-layout.tsx')).SignedInLayout,
}));

/** Every address of the product with who may see it. What a screen needs is fetched when it is first opened. */
export function createRoutes(store: Store): RouteObject[] {
  const holding = (permission: Permission, children: RouteObject[]): RouteObject => ({
    middleware: [holdersOnly(store, permission)],
    children,
  });
  const coming = comingRoutes(screen);

  const screens: RouteObject[] = [
    screen(paths.dashboard(), dashboardPage),
    screen(paths.viewMeeting(':bookingId'), viewMeetingPage),
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
    holding('panelist_page', [screen(paths.panelists(), panelistsPage)]),
    holding('jd_page', [coming.jobDescriptions]),
    holding('myteam_page', [coming.team]),
    holding('vendor_page', [coming.vendors, coming.viewVendor]),
    holding('deepgaze_page', [coming.deepgaze]),
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
            // Only a signed-in user stays away from the log-in screen; `/` is never a screen of its own.
            { path: paths.home(), middleware: [signedInOnly(store)], element: null },
            screen(paths.login(), loginPage),
          ],
        },
        screen(paths.signUp(), signUpPage),
        screen(paths.resetPassword(), resetPasswordPage),
        {
          middleware: [signedInOnly(store)],
          element: (
            <Suspense fallback={<Spinner />}>
              <SignedInLayout />
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
