/** Prints a one-sentence progress message to the terminal. */
export function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

/** A problem the user can fix; printed as plain sentences without a stack. */
export class Refusal extends Error {}

/** Runs a script; a Refusal is printed plainly and ends the process with code 1. */
export async function runScript(work) {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Refusal ? error.message : error.stack}\n`);
    process.exit(1);
  }
}
