import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { afterEach, vi } from 'vitest';

const { getElementError: printElements } = getConfig();

/** The library sets this, though its types don't say so, while it polls for an element. */
const isLookingAgain = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

configure({
  // A screen's first visit fetches and compiles it, which takes time on a busy machine.
  asyncUtilTimeout: 15_000,
  // Printing the page on each poll took half of the tests' time. The error that ends the polling still prints it.
  getElementError: (message, container) =>
    isLookingAgain() ? new Error(message ?? '') : printElements(message, container),
});

/**
 * For each element, React records where it was created, by an error with its stack: a third of the time of a large
 * form's tests, for a line in warnings. It stops above a certain number per second, so here the count is always above
 * that.
 */
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty(React[internals as keyof typeof React], 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
});

// Browser APIs that the UI kit needs and jsdom lacks.
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

// Test files share one window, so each test restores it.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});
