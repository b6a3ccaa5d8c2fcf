const nouns = [
  'auth',
  'recruiters',
  'bookings',
  'calendar',
  'calendar-feeds',
  'exports',
  'help',
  'search',
  'availability',
  'vendors',
  'job-descriptions',
  'keys',
  'panelists',
  'deepgaze',
  'files',
  'notifications',
  'retention',
  'sample-data',
  'saved-views',
  'webhooks',
  'zone-data',
];
/** Web-only screens and parts of screens for bookings; `bookings` there contains what they share. */
const webRooms = [
  'dashboard',
  'edit-meeting',
  'edit-resource',
  'find-a-time',
  'meeting',
  'meeting-form',
  'reschedule',
  'schedule',
  'scorecards',
  'self-scheduling',
  'submissions',
];
/** The server's booking code is too large for a single folder. */
const bookingRooms = [
  'scheduling',
  'responses',
  'evaluation',
  'submissions',
  'self-scheduling',
  'onboarding',
  'collaboration',
  'booking-mail',
  'booking-views',
];
const kebab = '[a-z0-9]+(-[a-z0-9]+)*';
const codeName = new RegExp(`^${kebab}(\\.${kebab})*\\.(ts|tsx|mjs|css)$`);
const forbiddenName = /^(index|utils?|helpers?|common|misc|managers?|types)(\.(ts|tsx|mjs))?$/;

/** Each root has its own grammar: `nested(noun, file)` decides whether a file name is allowed in a noun's folder. */
const grammars = [
  {
    root: 'packages/contract/src',
    folders: [...nouns, 'booking-parts', 'outgoing'],
    rootFile: new RegExp(`^${kebab}(\\.test)?\\.ts$`),
    roles: ['schema', 'endpoints', 'rules'],
    free: /^$/,
  },
  {
    root: 'apps/server/src/features',
    folders: [...nouns, ...bookingRooms],
    rootFile: /^$/,
    roles: ['routes', 'service', 'rules', 'queries', 'mapper', 'jobs'],
    free: /^$/,
  },
  {
    root: 'apps/web/src/features',
    folders: [...nouns, ...webRooms],
    rootFile: /^$/,
    roles: ['slice', 'actions', 'texts'],
    free: new RegExp(
      `^(${kebab}(\\.page|\\.form)?(\\.test)?\\.tsx|${kebab}\\.model(\\.test)?\\.ts|use-${kebab}(\\.test)?\\.tsx?|${kebab}(\\.page|\\.form)?\\.module\\.css)$`,
    ),
  },
  {
    root: 'apps/server/src',
    folders: ['features', 'http', 'engines', 'db', 'lib', 'jobs', 'storage'],
    rootFile: /^(main|server|app|config|context|admin)(\.[a-z-]+)*\.ts$/,
  },
  {
    root: 'apps/web/src',
    folders: [
      'app',
      'features',
      'state',
      'api',
      'feedback',
      'navigation',
      'ui',
      'lib',
      'candidate-link',
      'panel-link',
      'link-pages',
      'scorecard',
    ],
    rootFile: /^(main\.tsx|vite-env\.d\.ts)$/,
  },
];

/** The file grammar: closed sets of folders and roles, kebab-case, no catch-all names, migrations without gaps. */
export function checkNames(files) {
  const paths = files.map((file) => file.path);
  return [
    ...paths.flatMap(checkName),
    ...grammars.flatMap((grammar) => checkGrammar(grammar, paths)),
    ...checkMigrations(paths),
  ];
}

function checkName(path) {
  const parts = path.split('/');
  const problems = parts
    .filter((part) => forbiddenName.test(part))
    .map((part) => ({
      rule: 'no-catch-all-names',
      file: path,
      message: `"${part}" says nothing about what is in it`,
    }));
  const isCode = /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts');
  if (isCode && !codeName.test(parts.at(-1))) {
    problems.push({ rule: 'kebab-case', file: path, message: 'the file name is not in kebab-case' });
  }
  return problems;
}

function checkGrammar(grammar, paths) {
  return paths
    .filter((path) => path.startsWith(`${grammar.root}/`))
    .flatMap((path) => {
      const parts = path.slice(grammar.root.length + 1).split('/');
      const message = parts.length === 1 ? refuseRootFile(grammar, parts[0]) : refuseNested(grammar, parts);
      return message ? [{ rule: 'file-grammar', file: path, message }] : [];
    });
}

function refuseRootFile({ root, rootFile }, name) {
  return rootFile.test(name) ? undefined : `${root}/ itself does not hold such a file`;
}

// A nested folder follows the grammar of its parent.
function refuseNested({ root, folders, roles, free }, parts) {
  if (!folders.includes(parts[0])) return `${root}/ has no folder ${parts[0]}; the list is closed`;
  if (!roles) return undefined;
  const name = parts.at(-1);
  const ofRole = new RegExp(`^${kebab}\\.(${roles.join('|')})\\.ts$`);
  const test = new RegExp(`^${kebab}(\\.${kebab})*\\.test\\.tsx?$`);
  if (ofRole.test(name) || test.test(name) || free.test(name)) return undefined;
  const alsoFree = free.test('any.page.tsx')
    ? '; free are *.page.tsx, *.form.tsx, components, use-*.ts and *.model.ts'
    : '';
  return `is not <what it does>.<role>.ts with a role of ${roles.join(', ')}${alsoFree}`;
}

function checkMigrations(paths) {
  const migrations = paths.filter((path) => path.startsWith('apps/server/src/db/migrations/')).sort();
  return migrations.flatMap((path, index) => {
    const number = String(index + 1).padStart(4, '0');
    if (new RegExp(`/${number}_[a-z0-9_]+\\.sql$`).test(path)) return [];
    return [
      {
        rule: 'migrations-are-consecutive',
        file: path,
        message: `expected ${number}_<name>.sql at this place`,
      },
    ];
  });
}
