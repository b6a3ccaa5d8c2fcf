/** A page's zoom: as wide as the room allows, or a factor of its printed size. */
export type Zoom = 'fit' | number;

const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const;
const SMALLEST = STEPS[0];
const LARGEST = 4;
/** Steps closer than this look alike, so that 99 % goes to 110 % and not to 100 %. */
const SAME = 0.02;
/** Phones refuse canvases above some 16 million pixels. */
const MOST_PIXELS = 16_000_000;

/** The scale a page is drawn at if the room is `width` CSS pixels wide. */
export const getScale = (zoom: Zoom, pageWidth: number, width: number): number =>
  zoom === 'fit' ? clamp(width / pageWidth) : zoom;

/** The next larger step, relative to the current scale. */
export const zoomedIn = (scale: number): number => STEPS.find((step) => step > scale * (1 + SAME)) ?? LARGEST;

export const zoomedOut = (scale: number): number =>
  STEPS.findLast((step) => step < scale * (1 - SAME)) ?? SMALLEST;

export const canZoomIn = (scale: number): boolean => scale < LARGEST;
export const canZoomOut = (scale: number): boolean => scale > SMALLEST;

/** Canvas pixels per CSS pixel: the screen's ratio, unless the canvas would grow too large. */
export function canvasRatio(cssWidth: number, cssHeight: number, pixelRatio: number): number {
  return Math.min(pixelRatio, Math.sqrt(MOST_PIXELS / (cssWidth * cssHeight)));
}

const clamp = (scale: number): number => Math.min(LARGEST, Math.max(SMALLEST, scale));
