/** Decides which modules share a chunk. */

const KIT = [
  '@mantine/core/esm/core/(?!utils/(close-on|create-scoped|find-element)|.*/use-mantine-color-scheme\\.)',
  '@mantine/core/esm/components/(Anchor|Button|CloseButton|Input|InputBase|Loader|Text|TextInput)/',
  '@mantine/core/esm/components/(Transition|UnstyledButton)/',
  'node_modules/(clsx|immer|@reduxjs/toolkit/dist/(?!query)|redux|react-redux|lucide-react/dist/esm/([A-Za-z]+\\.|shared))',
  'node_modules/zod/v4/(core|mini/(?!iso))',
  'web/src/(state/(?!cache|caller|use-(answer|found)|viewer)|feedback/(feedback.texts|notify)|lib/(focus-first-error|text-forms))',
  'contract/src/language',
];
const LOG_IN = [
  'features/auth/(auth-screen|auth-form|overlap-picture|warning-box|login(-screen|\\.form|\\.texts))',
  'web/src/ui/(page/logo|fields/password-field|notes/(error-state|overlap-drawing)|text/spinner)',
];
const KIT_MORE = [
  '@mantine/core/esm/core/',
  '@mantine/core/esm/components/(Checkbox|FocusTrap|Menu|Overlay|Popover|Portal|ScrollArea/utils)/',
  '@mantine/core/esm/components/(Accordion/AccordionChevron|Radio/RadioIcon)',
  '@mantine/core/esm/utils/(Floating|InlineInput|InputsGroupFieldset)/',
  '@floating-ui/',
  '@mantine/hooks/',
];
/** What the frame and the dashboard show. An icon missing here makes the dashboard load those of all other screens. */
const FRAME_ICONS = [
  'arrow-(down|up)|badge-(check|plus)|ban|bell|calendar-(check|clock|plus)|check|chevron-(left|right)',
  'circle-(check|exclamation-point)|clipboard-(list|x)|clock-exclamation-point|download|handshake|hourglass|inbox',
  'list-filter|log-out',
  'mail-x|menu|pencil-line|rotate-cw|scale|search|settings|sliders-horizontal|sun-moon|thumbs-up|undo-2',
  'user-(round-check|x)|video|x',
];
const FRAME = [
  'contract/src/(define-texts|language)',
  'node_modules/(intl-messageformat|@formatjs)/',
  'web/src/(api/share-session|navigation/)',
  'web/src/state/(?!caller-fields|use-found)',
  '@reduxjs/toolkit/dist/query/',
  '@standard-schema/',
  'web/src/lib/(amount-text|dates/(dates?[-.]|use-now|zone-)|initials|print-total|use-address-filters|use-latest)',
  'web/src/ui/on-demand',
  'web/src/ui/fields/(checklist-filter|drop-down|search-field)',
  'web/src/ui/lists/(csv-button|data-table|fetched-by|paging-foot|skeleton-rows)',
  'web/src/ui/notes/(empty-state|retry-note)',
  'web/src/ui/page/(card|page-head|skip-link|use-toast)',
  'web/src/ui/text/(avatar|filled|status-badge|tag|two-lines|wall-time)',
  'web/src/features/bookings/(join-button|meeting-clock|meeting-values/meeting-words|over.model|acts/use-dialog)',
  'web/src/features/bookings/(bookings.texts|moved-times/moved-words|rows)',
  'web/src/features/dashboard/booking-list/booking-list.texts',
  '@mantine/core/esm/components/(ActionIcon|Skeleton|VisuallyHidden)/',
  '@mantine/core/esm/components/ScrollArea/utils/to-int',
  '@mantine/hooks/esm/(utils|use-(hotkeys|media-query|merged-ref|mounted|mutation-observer|resize-observer))/',
  '@mantine/hooks/esm/use-(shallow-effect|timeout|uncontrolled)/',
  `lucide-react/dist/esm/icons/(${FRAME_ICONS.join('|')})\\.`,
];
/** Texts and the schemas of parts of a record; then those of whole records; then those of requests. */
const DETAILS = [
  'contract/src/(home-messages|words)',
  'contract/src/booking-parts/(?!terms)[^/]+.schema',
  'zod/v4/mini/iso',
];
const RECORDS = [
  'contract/src/booking-parts/[^/]+.schema.ts$',
  'contract/src/bookings/(bookings|drafts|needs).schema.ts$',
  'contract/src/job-descriptions/job-descriptions.schema',
];
const LISTS = [
  'contract/src/(notifications|panelists/(?!panelist-changes)|sample-data)',
  'contract/src/(job-descriptions/job-descriptions|vendors/vendors).',
  'contract/src/bookings/(bookings|needs).endpoints.ts$',
];
/** Actions on records, and lists fetched only on a click: no first screen needs them. */
const ACTS = [
  'contract/src/(booking-parts|bookings|job-descriptions|panelists|vendors)/(?!candidate-page|vendor-bookings)[^/]+.(endpoints|schema).ts$',
  'contract/src/(booking-messages|booking-parts/scorecard-words|files/|outgoing/exports|recruiters/members)',
  'web/src/(api/(fetch-file|get-raw|read-mail-way|save-bytes|upload-file)|state/caller-fields|feedback/(export-csv|save-download|stored-files)|features/bookings/bookings.actions|lib/random-key)',
];
/** The kit's overlays and fields. A few large files instead of many small ones: anything that opens one names it. */
const WINDOWS = [
  '@mantine/core/esm/components/(Drawer|FloatingIndicator|Group|Kbd|Modal|ModalBase|NativeScrollArea|ScrollArea|SegmentedControl|Stack|Tabs)/',
  'node_modules/(react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)',
];
const FIELDS = [
  '@mantine/core/esm/components/(Autocomplete|Combobox|MultiSelect|NativeSelect|NumberInput|Pill|PillsInput|Radio|Select|Switch|TagsInput|Textarea)/',
  '@mantine/form/',
  'node_modules/react-number-format/',
];
const matchAny = (paths: string[]) => new RegExp(paths.join('|'));

/** Matches only the module itself: its imports stay where other screens find them. */
const alone = { includeDependenciesRecursively: false };

/**
 * A few large chunks for what every screen needs, since each file costs a request, headers and browser time. `kit` and
 * `app` hold the log-in screen and everything it needs. `details`, `records`, `lists` and `frame` come with the first
 * screen after log-in, and hold nothing that the log-in screen uses; each imports only those before it, so that each
 * can run in its own task (`app/after-records.ts`). `kit-more` and `icons` come with chunks fetched on demand and with
 * all other screens.
 */
export const chunks = [
  { name: 'react', priority: 3, test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'kit', priority: 2, test: matchAny(KIT) },
  {
    name: 'app',
    priority: 1,
    test: matchAny(LOG_IN),
  },
  { name: 'app', priority: 1, tags: ['$initial' as const] },
  {
    name: 'screens',
    priority: 1,
    test: /node_modules\/react-router\/|web\/src\/app\/(routes|guards|fetch-|fetched-|after-records|crash-screen|show-screens)/,
    ...alone,
  },
  { name: 'frame', priority: 1, test: matchAny(FRAME), ...alone },
  { name: 'kit-more', test: matchAny(KIT_MORE), ...alone },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, ...alone },
  { name: 'details', priority: 2, test: matchAny(DETAILS), ...alone },
  { name: 'records', priority: 1, test: matchAny(RECORDS), ...alone },
  { name: 'lists', priority: 1, test: matchAny(LISTS), ...alone },
  { name: 'acts', test: matchAny(ACTS), ...alone },
  { name: 'windows', test: matchAny(WINDOWS), ...alone },
  { name: 'fields', test: matchAny(FIELDS), ...alone },
  {
    name: 'notes',
    priority: 1,
    test: /web\/src\/ui\/(notes\/(alert-note|refusal-note)|text\/text-button|lists\/fact-list)/,
    ...alone,
  },
  { name: 'file-drop', priority: 1, test: /web\/src\/ui\/file-drop\//, ...alone },
  {
    name: 'forms',
    test: /web\/src\/(lib|ui)\/(?!theme|availability-grid|markdown|pdf-pages|fields\/date-field)/,
    ...alone,
  },
];
