import { isProduct, isWeb } from './areas.mjs';
import { lineAt } from './read-tree.mjs';
import { walk } from './walk.mjs';

const ATTRIBUTES =
  /^(aria-label|alt|confirm|description|error|hint|keep|label|nothingFoundMessage|placeholder|text|title)$/;
const WORD = /\p{L}{2}/u;
/** URL prefixes, the product's name, and label ids. */
const NO_TEXT = /^(https:\/\/|#|\s*·?\s*Slotwise\s*$|[a-z]{1,20}-label$)/;

/** Reports literal texts in components: they belong in catalogs. */
export function checkLiteralTexts(files) {
  return files
    .filter(({ path, program }) => program && isWeb(path) && isProduct(path) && path.endsWith('.tsx'))
    .flatMap((file) =>
      listTexts(file).map(({ text, start }) => ({
        rule: 'texts-in-catalogues',
        file: file.path,
        line: lineAt(file.text, start),
        message: `says "${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}" itself; a catalogue (*.texts.ts) should`,
      })),
    );
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

/** Adds the literal texts an expression shows: both branches of a conditional, and the words of a template. */
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
