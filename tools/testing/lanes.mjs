import { closingLine, sumUp } from './counts.mjs';

/**
 * Runs lanes in parallel and resolves to all their results. A lane is a list of sequential parts `{ title, work }`:
 * `work` gets a function that prints a line and the lane's results so far, and resolves to its own results. A part that
 * throws has failed and ends its lane, since later parts may depend on it. A single lane prints its lines immediately;
 * with several, each part's lines are printed when it ends, so that they do not mix.
 */
export async function runLanes(lanes, print) {
  const getPart = lanes.length > 1 ? partAtItsEnd : partAsItGoes;
  const results = await Promise.all(
    lanes.map((parts) => runLane(parts, (part, soFar) => getPart(part, soFar, print))),
  );
  return results.flat();
}

async function runLane(parts, runPart) {
  const results = [];
  for (const part of parts) {
    const { found, isBroken } = await runPart(part, results);
    results.push(...found);
    if (isBroken) break;
  }
  return results;
}

async function partAsItGoes(part, soFar, print) {
  print(`\n${part.title}`);
  const outcome = await tryPart(part, soFar, print);
  print(outcome.line);
  return outcome;
}

async function partAtItsEnd(part, soFar, print) {
  print(`\n${part.title}: begun`);
  const lines = [];
  const outcome = await tryPart(part, soFar, (line) => lines.push(line));
  print(['', part.title, ...lines, outcome.line].join('\n'));
  return outcome;
}

async function tryPart({ title, work }, soFar, print) {
  const started = Date.now();
  const { found, isBroken } = await work(print, soFar).then(
    (results) => ({ found: results, isBroken: false }),
    (error) => {
      print(error.stack);
      return { found: [{ id: `${title} could not be run`, status: 'failed' }], isBroken: true };
    },
  );
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  return { found, isBroken, line: `  → ${closingLine(sumUp(found))} in ${seconds} s` };
}
