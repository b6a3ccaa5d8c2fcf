import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { clearHistory } from '#feedback/history.ts';

// The first visit of a screen fetches and compiles it, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

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
  clearHistory();
  sessionStorage.clear();
  localStorage.clear();
});
