import { SOFTWARE_ALIASES } from './software-aliases.ts';
import { WORK_ALIASES } from './work-aliases.ts';

/** Microsoft's products, which are written with 'Microsoft' and with 'MS' before them. */
const PRODUCTS_OF_MICROSOFT =
  'office, office suite, word, access, project, exchange, teams, windows, office 365, dynamics crm, dynamics nav, ' +
  'internet explorer, visual studio';
/** Those that no one else's product is called like, so that the name alone will do. */
const UNMISTAKABLE = 'excel, outlook, visio, dynamics, onenote';

/** Groups of ways to say the same. */
export function knownAliases(): string[][] {
  const listed = `${SOFTWARE_ALIASES}${WORK_ALIASES}`.split('\n').filter((line) => line !== '');
  return [
    ...listed.map((line) => line.split(' = ')),
    ...PRODUCTS_OF_MICROSOFT.split(', ').map((product) => [`microsoft ${product}`, `ms ${product}`]),
    ...UNMISTAKABLE.split(', ').map((product) => [product, `microsoft ${product}`, `ms ${product}`]),
  ];
}
