import { expect, test } from 'vitest';
import { createRest } from './rest.ts';

function restAt(start: number) {
  let time = start;
  return { rest: createRest(() => time), pass: (millis: number) => void (time += millis) };
}

test('pauses as long as requested, a minute at most', () => {
  const { rest, pass } = restAt(500);
  rest.noteWait(7);
  expect(rest.isResting()).toBe(true);
  pass(6999);
  expect(rest.isResting()).toBe(true);
  pass(1);
  expect(rest.isResting()).toBe(false);
  rest.noteWait(86_400);
  pass(60_000);
  expect(rest.isResting()).toBe(false);
});

test('pauses for a minute after two calls in a row without an answer', () => {
  const { rest, pass } = restAt(0);
  rest.noteSilence();
  rest.noteAnswer();
  rest.noteSilence();
  expect(rest.isResting()).toBe(false);
  rest.noteSilence();
  expect(rest.isResting()).toBe(true);
  pass(60_000);
  expect(rest.isResting()).toBe(false);
  rest.noteSilence();
  expect(rest.isResting()).toBe(true);
});
