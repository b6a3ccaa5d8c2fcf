import type { Plugin } from 'vite';

/** The kit's hues that neither the log-in screen nor the frame nor the dashboard shows. */
const OTHER_HUES = 'pink|grape|violet|indigo|cyan|lime|teal|orange|blue|green|yellow';
const VARIABLES = new RegExp(`--mantine-color-(${OTHER_HUES})-[\\w-]+:[^;}]+;?`, 'g');

/**
 * Leaves the variables of other hues out of the first style sheet, a fifth of it and more than half of what every
 * element inherits. The whole sheet of the kit, which comes with any other screen, names them.
 */
export function fewerHues(): Plugin {
  return {
    name: 'slotwise-fewer-hues',
    apply: 'build',
    transform: {
      filter: { id: /\/first-screen\.css$/ },
      handler: (css) => ({ code: css.replaceAll(VARIABLES, ''), map: null }),
    },
  };
}
