import type { LookStyles, TextLook } from './text/text-look.ts';
import { readXml } from './xml-events.ts';

/** The named styles in a part of an OpenDocument text, including automatic ones. */
export function readOdtStyles(xml: string): LookStyles {
  const styles: LookStyles = new Map();
  let id: string | undefined;
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'style:style') {
        id = attributes['style:name'];
        const basedOn = attributes['style:parent-style-name'];
        if (id !== undefined) styles.set(id, basedOn === undefined ? {} : { basedOn });
      }
      if (id === undefined || !/^style:(text|paragraph)-properties$/.test(name)) return;
      styles.set(id, { ...styles.get(id), ...lookIn(attributes) });
    },
    text: () => {},
    close: (name) => {
      if (name === 'style:style') id = undefined;
    },
  });
  return styles;
}

/** The look from text properties (ISO/IEC 26300, 20); sizes relative to the parent stay unknown. */
function lookIn(attributes: Record<string, string>): TextLook {
  const look: TextLook = {};
  const display = attributes['text:display'];
  if (display !== undefined) look.isHidden = display === 'none';
  const points = /^([\d.]+)pt$/.exec(attributes['fo:font-size'] ?? '')?.[1];
  if (points !== undefined) look.points = Number(points);
  const colour = attributes['fo:color'];
  if (colour !== undefined) look.colour = colour;
  const background = attributes['fo:background-color'];
  if (background !== undefined) look.hasBackground = !/^(transparent|#ffffff)$/i.test(background);
  return look;
}
