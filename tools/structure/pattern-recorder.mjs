/** Loads the given modules and prints, as JSON, every pattern they build with `RegExp`. */
import { getCallSites } from 'node:util';

const modules = new Set(process.argv.slice(2));
const recorded = [];

/** Only patterns built by the module itself, or by a function it calls. */
function record({ source, flags }) {
  const site = getCallSites(12, { sourceMap: false }).find(({ scriptName }) => modules.has(scriptName));
  if (site) recorded.push({ url: site.scriptName, line: site.lineNumber, source, flags });
}

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, parts, asked) {
    const pattern = Reflect.construct(target, parts, asked);
    record(pattern);
    return pattern;
  },
  apply(target, self, parts) {
    const pattern = Reflect.apply(target, self, parts);
    record(pattern);
    return pattern;
  },
});

for (const url of modules) await import(url);
process.stdout.write(JSON.stringify(recorded), () => process.exit(0));
