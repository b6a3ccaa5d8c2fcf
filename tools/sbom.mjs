/** Prints every shipped component with version and license as CycloneDX JSON. Reads the lock file and needs no network. */
import { readFileSync } from 'node:fs';

import { npm } from './lib/npm.mjs';
import { inRepository } from './lib/repository.mjs';
import { Refusal, runScript } from './lib/say.mjs';

const WORDS = 'sbom --sbom-format cyclonedx --sbom-type application --omit dev --package-lock-only';

await runScript(async () => {
  const { code, output } = await npm([...WORDS.split(' '), '--silent']);
  if (code !== 0) throw new Refusal(`The parts could not be listed:\n${output}`);
  const parts = JSON.parse(output);
  const { name } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'));
  // npm names the root component after its folder.
  parts.metadata.component.name = name;
  process.stdout.write(`${JSON.stringify(parts, null, 2)}\n`);
});
