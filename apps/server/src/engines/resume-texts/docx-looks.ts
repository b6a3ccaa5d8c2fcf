import type { LookStyles, TextLook } from './text/text-look.ts';
import { readXml } from './xml-events.ts';

type Attributes = Record<string, string>;

/** An attribute with any prefix; documents use different ones for the same namespace. */
export const findAttribute = (attributes: Attributes, name: string): string | undefined =>
  attributes[`w:${name}`] ?? attributes[name];

/** The name of an element without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const isOn = (attributes: Attributes): boolean =>
  !/^(0|false|off)$/.test(findAttribute(attributes, 'val') ?? '');

/** The look from one property of a run (ECMA-376, part 1, 17.3.2), where sizes are in half points. */
export function lookIn(property: string, attributes: Attributes): TextLook {
  const value = findAttribute(attributes, 'val') ?? '';
  switch (property) {
    case 'vanish':
      return { isHidden: isOn(attributes) };
    case 'sz':
      return Number(value) > 0 ? { points: Number(value) / 2 } : {};
    case 'color':
      return { colour: value };
    case 'highlight':
      return { hasBackground: value !== 'none' };
    case 'shd':
      return { hasBackground: isShade(attributes) };
    default:
      return {};
  }
}

/** True if there is any shading. */
export function isShade(attributes: Attributes): boolean {
  const fill = findAttribute(attributes, 'fill') ?? 'auto';
  return !/^(auto|ffffff)$/i.test(fill) || findAttribute(attributes, 'themeFill') !== undefined;
}

/** The named styles of a document, from its part `word/styles.xml`. */
export function readDocxStyles(xml: string): LookStyles {
  const styles: LookStyles = new Map();
  let id: string | undefined;
  readXml(xml, {
    open: (name, attributes) => {
      const local = localName(name);
      if (local === 'style') id = findAttribute(attributes, 'styleId');
      if (id === undefined) return;
      const known = styles.get(id) ?? {};
      if (local === 'basedOn') styles.set(id, { ...known, basedOn: findAttribute(attributes, 'val') ?? '' });
      else styles.set(id, { ...known, ...lookIn(local, attributes) });
    },
    text: () => {},
    close: (name) => {
      if (localName(name) === 'style') id = undefined;
    },
  });
  return styles;
}
