import type { Plugin } from 'vite';

/** Kit hues that the log-in screen, the frame and the dashboard don't use. */
const OTHER_HUES = 'pink|grape|violet|indigo|cyan|lime|teal|orange|blue|green|yellow';
const VARIABLES = new RegExp(`--mantine-color-(${OTHER_HUES})-[\\w-]+:[^;}]+;?`, 'g');

/**
 * Leaves the variables of other hues out of the first style sheet: a fifth of it, and over half of what every element
 * inherits. The kit's whole style sheet, which comes with any other screen, defines them.
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
