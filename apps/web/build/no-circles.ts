import type { Plugin } from 'vite';

/**
 * Fails the build if files import one another in a cycle: one of them would run before what it needs, and the screen
 * that opens it would break.
 */
export function noCircles(): Plugin {
  return {
    name: 'slotwise-no-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const ended = new Set<string>();
      const follow = (file: string, way: string[]): void => {
        if (way.includes(file)) this.error(`Files of the build form a circle: ${[...way, file].join(' → ')}`);
        if (ended.has(file)) return;
        const chunk = bundle[file];
        if (chunk?.type === 'chunk') for (const next of chunk.imports) follow(next, [...way, file]);
        ended.add(file);
      };
      for (const file of Object.keys(bundle)) follow(file, []);
    },
  };
}
