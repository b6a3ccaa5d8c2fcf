import { cleanup, configure, getConfig } from '@testing-library/react';
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
