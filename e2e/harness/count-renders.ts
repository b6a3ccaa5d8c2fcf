import type { Page } from '@playwright/test';

type Counting = { renders?: number; __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown };

/** How many components the page has rendered since it loaded. */
export function readRenders(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as Counting).renders ?? 0);
}

/** For a page about to load: replaces React's developer tools hook and counts what each commit renders. */
export function countRenders(): void {
  type Fiber = {
    tag: number;
    flags: number;
    child: Fiber | null;
    sibling: Fiber | null;
    alternate: Fiber | null;
  };
  const PERFORMED_WORK = 1;
  const COMPONENTS = [0, 1, 11, 14, 15];
  const counting = globalThis as Counting;
  let renders = 0;
  const walk = (first: Fiber | null) => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      if (COMPONENTS.includes(fiber.tag) && (fiber.flags & PERFORMED_WORK) !== 0) renders += 1;
      // An unchanged fiber shares its children with the previous tree.
      if (fiber.alternate?.child !== fiber.child || !fiber.alternate) walk(fiber.child);
    }
  };
  counting.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot(_id: number, root: { current: Fiber }) {
      walk(root.current);
      counting.renders = renders;
    },
    onCommitFiberUnmount: () => undefined,
  };
}
