/**
 * What is read from resumes of unfamiliar layouts: names, employers, titles, degrees and schools against truths that people
 * wrote by hand. Run it with `node bench/deepgaze-layouts.mjs <folder>`, where the folder holds `x.pdf` beside
 * `x.truth.json` (`{contact: {full_name, email, phone, location}, experience: [{title, company}], education: [{degree,
 * institution}], skills: []}`). `--each` prints what was missed and what was too much, by file.
 *
 * Two values are the same where their words are, case and signs aside, or where at least 60% of their words are shared
 * (F1), which is how the evaluation of the questions judges fields too. Titles above the first section do not count: they
 * say what somebody is, and the truths say what somebody was.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readResumeText } from '../apps/server/src/engines/resume-texts/read-resume-text.ts';
import { understandResume } from '../apps/server/src/engines/resume-facts/understand-resume.ts';

const SAME = 0.6;
const KINDS = ['NAME', 'EMAIL', 'PHONE', 'LOCATION', 'COMPANY', 'TITLE', 'DEGREE', 'COLLEGE', 'SKILL'];

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder that holds the layouts and their truths.');
const isEach = process.argv.includes('--each');
const counts = new Map(KINDS.map((kind) => [kind, { found: 0, stated: 0, right: 0 }]));
const files = readdirSync(folder).filter((name) => name.endsWith('.truth.json'));
for (const file of files) await compare(file);
report();

async function compare(file) {
  const truth = valuesOf(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const found = await factsOf(file.replace('.truth.json', '.pdf'));
  const lines = [];
  for (const kind of KINDS) {
    if (truth[kind].length === 0 && (kind === 'SKILL' || kind === 'LOCATION')) continue;
    const { missed, extra } = pair(found[kind], truth[kind]);
    const count = counts.get(kind);
    count.found += found[kind].length;
    count.stated += truth[kind].length;
    count.right += truth[kind].length - missed.length;
    if (missed.length + extra.length > 0)
      lines.push(`  ${kind} missed ${JSON.stringify(missed)} too much ${JSON.stringify(extra)}`);
  }
  if (isEach) console.log([file, ...lines].join('\n'));
}

function valuesOf({ contact, experience, education, skills }) {
  const all = (values) => [...new Set(values.filter(Boolean))];
  return {
    NAME: all([contact.full_name]),
    EMAIL: all([contact.email]),
    PHONE: all([contact.phone]).map((phone) => phone.replace(/\D/g, '').slice(-10)),
    LOCATION: all([contact.location]),
    COMPANY: all(experience.map(({ company }) => company)),
    TITLE: all(experience.map(({ title }) => title)),
    DEGREE: all(education.map(({ degree }) => degree)),
    COLLEGE: all(education.map(({ institution }) => institution)),
    SKILL: all(skills ?? []),
  };
}

async function factsOf(fileName) {
  const read = await readResumeText(readFileSync(join(folder, fileName)), fileName);
  if (!read.text) throw new Error(`${fileName} was not read: ${read.unread.reason}`);
  const setting = { fileName, writtenAt: new Date('2026-11-01T00:00:00Z'), phoneCountry: 'IN' };
  const { facts } = understandResume(read.text, setting);
  return Object.fromEntries(
    KINDS.map((kind) => {
      const own = facts.filter((fact) => fact.kind === kind && fact.rule !== 'headline');
      const values = own.map(({ value, norm }) => (kind === 'PHONE' ? norm.slice(-10) : value));
      return [kind, [...new Map(values.map((value) => [plain(value), value])).values()]];
    }),
  );
}

/** Each stated value takes the found one that is most like it. */
function pair(found, stated) {
  const extra = [...found];
  const missed = stated.filter((value) => {
    const likeness = extra.map((other) => likenessOf(value, other));
    const best = Math.max(0, ...likeness);
    if (best < SAME) return true;
    extra.splice(likeness.indexOf(best), 1);
    return false;
  });
  return { missed, extra };
}

function likenessOf(one, other) {
  const [first, second] = [plain(one).split(' '), plain(other).split(' ')];
  const left = [...second];
  const shared = first.filter((word) => left.includes(word) && left.splice(left.indexOf(word), 1)).length;
  return (2 * shared) / (first.length + second.length);
}

function plain(value) {
  return value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\p{L})\.(?=\p{L}|\s|$)/gu, '')
    .replace(/[^\p{L}\p{N}+#@]+/gu, ' ')
    .trim();
}

function report() {
  console.log(`${files.length} layouts`);
  for (const [kind, { found, stated, right }] of counts) {
    const precision = found ? (right / found).toFixed(2) : '-';
    const recall = stated ? (right / stated).toFixed(2) : '-';
    console.log(
      `${kind.padEnd(9)} recall ${recall} (${right} of ${stated}), precision ${precision} (${right} of ${found})`,
    );
  }
}
