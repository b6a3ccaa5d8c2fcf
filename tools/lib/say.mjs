/** Prints one sentence of progress for the person at the terminal. */
export function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

/** Something the person can put right: shown as plain sentences, without a stack. */
export class Refusal extends Error {}

/** Runs a script's whole work; a Refusal is printed plainly, and the process then ends with code 1. */
export async function runScript(work) {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Refusal ? error.message : error.stack}\n`);
    process.exit(1);
  }
}
