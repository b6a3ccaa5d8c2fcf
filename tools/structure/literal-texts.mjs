import { isProduct, isWeb } from './areas.mjs';
import { lineAt } from './read-tree.mjs';
import { walk } from './walk.mjs';

/** What the log-in screen paints before anything else is fetched. */
const FIRST_SCREEN = ['login-screen', 'login.form', 'overlap-picture'].map(
  (name) => `features/auth/${name}.tsx`,
);

/**
 * Where texts still stand in components, below `apps/web/src/`: folders, and files. The list only gets shorter: a place
 * whose texts have moved into catalogues has to leave it.
 */
const LEFT = FIRST_SCREEN;
const ATTRIBUTES =
  /^(aria-label|alt|confirm|description|error|hint|keep|label|nothingFoundMessage|placeholder|text|title)$/;
const WORD = /\p{L}{2}/u;
/** How addresses begin, the product's name, and the ids of labels. */
const NO_TEXT = /^(https:\/\/|#|\s*·?\s*Slotwise\s*$|[a-z]{1,20}-label$)/;

/** Refuses texts that a component says itself, in folders that take theirs from catalogues. */
export function checkLiteralTexts(files) {
  const found = files
    .filter(({ path, program }) => program && isWeb(path) && isProduct(path) && path.endsWith('.tsx'))
    .map((file) => ({ file, texts: listTexts(file) }));
  const isIn = (path, place) => `${path}/`.startsWith(`apps/web/src/${place}/`);
  return [
    ...found
      .filter(({ file }) => !LEFT.some((folder) => isIn(file.path, folder)))
      .flatMap(({ file, texts }) =>
        texts.map(({ text, start }) => ({
          rule: 'texts-in-catalogues',
          file: file.path,
          line: lineAt(file.text, start),
          message: `says "${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}" itself; a catalogue (*.texts.ts) should`,
        })),
      ),
    ...LEFT.filter((folder) => found.some(({ file }) => isIn(file.path, folder)))
      .filter((folder) => !found.some(({ file, texts }) => isIn(file.path, folder) && texts.length > 0))
      .map((folder) => ({
        rule: 'texts-in-catalogues',
        file: `apps/web/src/${folder}`,
        message: 'takes all its texts from catalogues: take it off the list in literal-texts.mjs',
      })),
  ];
}

function listTexts({ program }) {
  const texts = [];
  walk(program, (node) => {
    if (node.type === 'JSXText') texts.push({ text: node.value, start: node.start });
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children) addShown(child.expression, texts);
    if (node.type === 'JSXAttribute' && ATTRIBUTES.test(node.name.name)) addShown(node.value, texts);
  });
  return texts.filter(({ text }) => WORD.test(text) && !NO_TEXT.test(text));
}

/** What an expression shows, as far as it stands there: both ways of a condition, and the words of a template. */
function addShown(node, texts) {
  if (!node) return;
  if (node.type === 'JSXExpressionContainer') addShown(node.expression, texts);
  if (node.type === 'Literal' && typeof node.value === 'string')
    texts.push({ text: node.value, start: node.start });
  if (node.type === 'TemplateLiteral')
    for (const { value, start } of node.quasis) texts.push({ text: value.cooked ?? '', start });
  if (node.type === 'ConditionalExpression') {
    addShown(node.consequent, texts);
    addShown(node.alternate, texts);
  }
  if (node.type === 'LogicalExpression') {
    addShown(node.left, texts);
    addShown(node.right, texts);
  }
}
