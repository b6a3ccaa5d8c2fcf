/** Which modules share a file of the build. */

const KIT = [
  '@mantine/core/esm/core/(?!utils/(close-on|create-scoped|find-element)|.*/use-mantine-color-scheme\\.)',
  '@mantine/core/esm/components/(Anchor|Button|CloseButton|Input|InputBase|Loader|Text|TextInput)/',
  '@mantine/core/esm/components/(Transition|UnstyledButton)/',
  'node_modules/(clsx|immer|@reduxjs/toolkit/dist/(?!query)|redux|react-redux|lucide-react/dist/esm/([A-Za-z]+\\.|shared))',
  'node_modules/zod/v4/(core|mini/(?!iso))',
  'web/src/(state/(?!cache|caller|use-(answer|found)|viewer)|feedback/notify|lib/focus-first-error)',
];
const KIT_MORE = [
  '@mantine/core/esm/core/',
  '@mantine/core/esm/components/(Checkbox|FocusTrap|Menu|Overlay|Popover|Portal|ScrollArea/utils)/',
  '@mantine/core/esm/components/(Accordion/AccordionChevron|Radio/RadioIcon)',
  '@mantine/core/esm/utils/(Floating|InlineInput|InputsGroupFieldset)/',
  '@floating-ui/',
  '@mantine/hooks/',
];
/** What the frame and the dashboard show; an icon missing here costs the dashboard those of all other screens. */
const FRAME_ICONS = [
  'arrow-(down|up)|badge-(check|plus)|ban|bell|calendar-(check|clock|plus)|check|chevron-(left|right)',
  'circle-(check|exclamation-point)|clipboard-(list|x)|clock-exclamation-point|download|handshake|hourglass|inbox',
  'list-filter|log-out',
  'mail-x|menu|pencil-line|rotate-cw|scale|search|settings|sliders-horizontal|sun-moon|thumbs-up|undo-2',
  'user-(round-check|x)|video|x',
];
const FRAME = [
  'web/src/(api/(get-raw|read-mail-way|save-bytes|share-session)|feedback/(export-csv|save-download)|navigation/)',
  'web/src/state/(?!use-found)',
  '@reduxjs/toolkit/dist/query/',
  '@standard-schema/',
  'web/src/lib/(amount-text|dates/(date-|use-now|zone-)|initials|print-total|random-key|use-address-filters|use-latest)',
  'web/src/ui/on-demand',
  'web/src/ui/fields/(checklist-filter|drop-down|search-field)',
  'web/src/ui/lists/(csv-button|data-table|fetched-by|paging-foot|skeleton-rows)',
  'web/src/ui/notes/(empty-state|retry-note)',
  'web/src/ui/page/(card|page-head|skip-link)',
  'web/src/ui/text/(avatar|status-badge|tag|two-lines|wall-time)',
  'web/src/features/bookings/(bookings.actions|join-button|meeting-clock|meeting-values/meeting-words|over.model|acts/use-dialog|use-is-supplier)',
  'web/src/features/bookings/moved-times/moved-(time-acts|times.module|words)',
  'web/src/features/(bookings/rows|submissions/submission-words)',
  '@mantine/core/esm/components/(ActionIcon|Skeleton|VisuallyHidden)/',
  '@mantine/core/esm/components/ScrollArea/utils/to-int',
  '@mantine/hooks/esm/(utils|use-(hotkeys|media-query|merged-ref|mounted|mutation-observer|resize-observer))/',
  '@mantine/hooks/esm/use-(shallow-effect|timeout|uncontrolled)/',
  `lucide-react/dist/esm/icons/(${FRAME_ICONS.join('|')})\\.`,
];
/** Words, and the shapes of the parts of a record; then of whole records; then what is asked about them. */
const DETAILS = [
  'contract/src/(booking-messages|words)',
  'contract/src/(booking-parts/(?!terms)[^/]+.schema|booking-parts/scorecard-words|bookings/reminders.schema)',
  'zod/v4/mini/iso',
];
const RECORDS = [
  'contract/src/(booking-parts|bookings)/(?!vendor-bookings)[^/]+.schema.ts$',
  'contract/src/job-descriptions/[^/]+.schema',
];
const LISTS = [
  'contract/src/(job-descriptions|notifications|panelists|sample-data|vendors)/',
  'contract/src/(outgoing/exports|recruiters/members)',
  'contract/src/bookings/(answers|bookings|changes|drafts|needs).endpoints.ts$',
];
const matchAny = (paths: string[]) => new RegExp(paths.join('|'));

/** Only what is matched itself: what it imports stays where other screens find it. */
const alone = { includeDependenciesRecursively: false };

/**
 * Few and larger chunks for what every screen needs: each file costs a request, its headers and time of the browser.
 * `kit` and `app` hold the log-in screen and all that it needs. `details`, `records`, `lists` and `frame` are what comes
 * with the first screen after it, and hold nothing that the log-in screen uses; each imports only those before it, so
 * that each can be run in a task of its own (`app/after-records.ts`). `kit-more` and `icons` come with what is fetched
 * on demand and with all other screens.
 */
export const chunks = [
  { name: 'react', priority: 3, test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'kit', priority: 2, test: matchAny(KIT) },
  {
    name: 'app',
    priority: 1,
    test: /features\/auth\/(auth-screen|auth-form|overlap-picture|warning-box|login(-screen|\.form))|web\/src\/ui\/(page\/logo|fields\/password-field|notes\/(error-state|overlap-drawing)|text\/spinner)/,
  },
  { name: 'app', priority: 1, tags: ['$initial' as const] },
  {
    name: 'screens',
    priority: 1,
    test: /node_modules\/react-router\/|web\/src\/app\/(routes|guards|fetch-|fetched-|after-records|crash-screen)/,
    ...alone,
  },
  { name: 'frame', priority: 1, test: matchAny(FRAME), ...alone },
  { name: 'kit-more', test: matchAny(KIT_MORE), ...alone },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, ...alone },
  { name: 'details', priority: 2, test: matchAny(DETAILS), ...alone },
  { name: 'records', priority: 1, test: matchAny(RECORDS), ...alone },
  { name: 'lists', test: matchAny(LISTS), ...alone },
  // Few instead of many small ones: the log-in screen carries the name of every chunk.
  {
    name: 'notes',
    test: /web\/src\/ui\/(notes\/(alert-note|refusal-note)|text\/text-button|lists\/fact-list)/,
    ...alone,
  },
  {
    name: 'forms',
    test: /web\/src\/(lib\/(file-size|mistakes-by)|ui\/(dialogs\/(form-modal|leave-question|modal-form)|fields\/(copy-field|field-row)|lists\/record-rows|text\/(crumb-link|written-text)))/,
    ...alone,
  },
  { name: 'file-drop', test: /web\/src\/ui\/file-drop\//, ...alone },
];
