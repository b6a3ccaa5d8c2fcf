import { expect, test } from 'vitest';
import { canvasRatio, canZoomIn, canZoomOut, getScale, zoomedIn, zoomedOut } from './zoom.ts';

test('a page that is to fit takes the available width, within what a screen can draw', () => {
  expect(getScale('fit', 800, 400)).toBe(0.5);
  expect(getScale('fit', 800, 1200)).toBe(1.5);
  expect(getScale('fit', 20_000, 300)).toBe(0.25);
  expect(getScale('fit', 10, 1200)).toBe(4);
  expect(getScale(1.25, 800, 400)).toBe(1.25);
});

test('the next step is relative to the size shown, even if that is no step itself', () => {
  expect(zoomedIn(1)).toBe(1.1);
  expect(zoomedIn(0.37)).toBe(0.5);
  expect(zoomedIn(0.99), 'no one sees 99 % turn into 100 %').toBe(1.1);
  expect(zoomedOut(1)).toBe(0.9);
  expect(zoomedOut(1.41)).toBe(1.25);
  expect(zoomedOut(1.01)).toBe(0.9);
});

test('a reader who keeps pressing stops at the smallest and the largest size', () => {
  const pressed = (step: (scale: number) => number) =>
    Array.from({ length: 30 }).reduce<number>((scale) => step(scale), 1);
  expect(pressed(zoomedIn)).toBe(4);
  expect(pressed(zoomedOut)).toBe(0.25);
  expect([canZoomIn(4), canZoomIn(3), canZoomOut(0.25), canZoomOut(0.33)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('a canvas is as sharp as the screen until phones would refuse its size', () => {
  expect(canvasRatio(800, 1100, 3)).toBe(3);
  const ratio = canvasRatio(3200, 4400, 3);
  expect(3200 * ratio * 4400 * ratio).toBeCloseTo(16_000_000, -1);
});
