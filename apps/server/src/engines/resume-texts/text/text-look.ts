/** How words look, if the file says so; `points` is the font size, `colour` RRGGBB in hexadecimal. */
export type TextLook = {
  isHidden?: boolean;
  points?: number;
  colour?: string;
  hasBackground?: boolean;
};

/** Letters below this size are unreadable on paper; contract footnotes have six points. */
export const LEAST_POINTS = 4;
/** Below this contrast (WCAG 2.2) letters cannot be distinguished from white; the palest grey in use has 1.6. */
const LEAST_CONTRAST = 1.2;
const WHITE_LUMINANCE = 1.05;

/** True if words of this color vanish on white paper. The color is six hexadecimal digits, with or without '#'. */
export function isNearWhite(colour: string, opacity = 1): boolean {
  const digits = /^#?([0-9a-f]{6})$/i.exec(colour)?.[1];
  if (!digits) return false;
  const channels = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  return WHITE_LUMINANCE / (toLuminance(channels, opacity) + 0.05) < LEAST_CONTRAST;
}

/** The relative luminance of a color over white (WCAG 2.2). */
function toLuminance(channels: number[], opacity: number): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = (channel * opacity + 255 * (1 - opacity)) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** True if words with this look are invisible. Pale words count as visible if they may have a background. */
export function isUnseen({ isHidden, points, colour, hasBackground }: TextLook): boolean {
  if (isHidden) return true;
  if (points !== undefined && points < LEAST_POINTS) return true;
  return colour !== undefined && !hasBackground && isNearWhite(colour);
}

/** Named styles, some based on others. */
export type LookStyles = Map<string, TextLook & { basedOn?: string }>;

const DEEPEST = 12;

/** A named style with everything it inherits; empty for an unknown name. */
export function resolveLook(styles: LookStyles, name: string | undefined, depth = 0): TextLook {
  const style = name === undefined ? undefined : styles.get(name);
  if (!style || depth > DEEPEST) return {};
  const { basedOn, ...own } = style;
  return { ...resolveLook(styles, basedOn, depth + 1), ...own };
}
