import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterEach, vi } from 'vitest';

const { getElementError: printElements } = getConfig();

/** The library says so itself, though not in its types, while it looks again and again for what is not there yet. */
const isLookingAgain = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

configure({
  // The first visit of a screen fetches and compiles it, which takes its time on a busy machine.
  asyncUtilTimeout: 15_000,
  // Printing the page on each look took half the time of the tests. The error that ends the looking still prints it.
  getElementError: (message, container) =>
    isLookingAgain() ? new Error(message ?? '') : printElements(message, container),
});

/**
 * React notes for each element where it was made, by an error with its stack: a third of the time of a large form's tests,
 * for a line in warnings. It stops above so many a second, so here it is always above them.
 */
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(React[internals as keyof typeof React], 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
});

// What the UI kit asks of a browser and jsdom does not have.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const mediaQuery = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

Object.assign(window, { matchMedia: mediaQuery, ResizeObserver: NoResizeObserver, scrollTo: () => {} });
Object.assign(document, { fonts: { addEventListener() {}, removeEventListener() {} } });
Element.prototype.scrollIntoView = () => {};

// Test files share one window, so each test leaves it as it found it.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});
