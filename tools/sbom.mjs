/** Prints every part that ships, with version and licence, as CycloneDX JSON. Reads the lock file and needs no network. */
import { npm } from './lib/npm.mjs';
import { Refusal, runScript } from './lib/say.mjs';

const WORDS = 'sbom --sbom-format cyclonedx --sbom-type application --omit dev --package-lock-only';

await runScript(async () => {
  const { code, output } = await npm([...WORDS.split(' '), '--silent']);
  if (code !== 0) throw new Refusal(`The parts could not be listed:\n${output}`);
  process.stdout.write(output);
});
