/** Prints how many answers were right, partly right and wrong, by kind and set. */

const VERDICTS = ['right', 'partly', 'wrong'];
const NAME_WIDTH = 16;
const CELL_WIDTH = 8;

/** The four sets. When improving an engine, look at the shown ones; the held-out ones tell whether it generalizes. */
const SETS = { 1: 'shown', 2: 'held out', 3: 'job sites', 4: 'held out' };

const row = (name, cells) =>
  console.log(name.padEnd(NAME_WIDTH) + cells.map((cell) => String(cell).padStart(CELL_WIDTH)).join(''));

function listCells(judged) {
  const counts = VERDICTS.map((verdict) => judged.filter((one) => one.verdict === verdict).length);
  const share = judged.length > 0 ? `${((100 * counts[0]) / judged.length).toFixed(1)}%` : '-';
  return [...counts, judged.length, share];
}

function printTable(title, judged) {
  console.log(`\n${title}`);
  row('', [...VERDICTS, 'asked', 'right']);
  for (const [kind, own] of Map.groupBy(judged, ({ question }) => question.kind)) row(kind, listCells(own));
  row('all', listCells(judged));
}

/** Prints the tables of all questions and of each set; `judged` is a list of `{question, verdict, why}`. */
export function printAnswers(judged) {
  printTable('All sets', judged);
  for (const [set, name] of Object.entries(SETS)) {
    const own = judged.filter(({ question }) => question.set === Number(set));
    printTable(`Set ${set} (${name})`, own);
  }
}

/** Prints the questions not answered right, wrong ones first. */
export function printFaults(judged) {
  for (const verdict of ['wrong', 'partly']) {
    for (const { question, why } of judged.filter((one) => one.verdict === verdict)) {
      console.log(`${verdict}  set ${question.set}  ${question.kind}  ${question.ask}\n       ${why}`);
    }
  }
}

/** Prints what was read from the resumes compared with the truths; `compared` is a list of `{person, kinds}`. */
export function printFacts(compared, isNamed) {
  console.log('\nFacts');
  row('', ['stated', 'missed', 'extra']);
  const all = compared.flatMap(({ kinds }) => kinds);
  for (const [kind, own] of Map.groupBy(all, (one) => one.kind)) {
    const sum = (count) => own.reduce((total, one) => total + count(one), 0);
    row(kind, [
      sum(({ stated }) => stated),
      sum(({ missed }) => missed.length),
      sum(({ extra }) => extra.length),
    ]);
  }
  if (isNamed) for (const one of compared) printPerson(one);
}

function printPerson({ person, kinds }) {
  for (const { kind, missed, extra } of kinds.filter((one) => one.missed.length + one.extra.length > 0)) {
    const parts = [
      missed.length > 0 && `missed ${missed.join(', ')}`,
      extra.length > 0 && `extra ${extra.join(', ')}`,
    ];
    console.log(
      `${person.name} (${person.writing}, ${person.format})  ${kind}: ${parts.filter(Boolean).join('; ')}`,
    );
  }
}
