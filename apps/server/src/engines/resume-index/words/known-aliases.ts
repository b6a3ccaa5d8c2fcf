import { SOFTWARE_ALIASES } from './software-aliases.ts';
import { WORK_ALIASES } from './work-aliases.ts';

/** Microsoft products that are written with 'Microsoft' or 'MS' before them. */
const PRODUCTS_OF_MICROSOFT =
  'office, office suite, word, access, project, exchange, teams, windows, office 365, dynamics crm, dynamics nav, ' +
  'internet explorer, visual studio';
/** Product names that no one else uses, so that the name alone is enough. */
const UNMISTAKABLE = 'excel, outlook, visio, dynamics, onenote';

/** Groups of synonyms. */
export function knownAliases(): string[][] {
  const listed = `${SOFTWARE_ALIASES}${WORK_ALIASES}`.split('\n').filter((line) => line !== '');
  return [
    ...listed.map((line) => line.split(' = ')),
    ...PRODUCTS_OF_MICROSOFT.split(', ').map((product) => [`microsoft ${product}`, `ms ${product}`]),
    ...UNMISTAKABLE.split(', ').map((product) => [product, `microsoft ${product}`, `ms ${product}`]),
  ];
}
