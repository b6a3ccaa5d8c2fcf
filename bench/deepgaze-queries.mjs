/**
 * How the time of questions about all zips grows with the number of resumes: starts the real server, uploads zips of
 * resumes up to each size, and asks each question three times over HTTP, using the median. Run it with `node
 * bench/deepgaze-queries.mjs <data folder> [sizes]` with the evaluation's folder and sizes such as `2000,10000,30000`.
 * DATABASE_URL names a PostgreSQL to use instead of the embedded database.
 */
import { aZip } from '../packages/test-data/src/a-zip.ts';
import { resumeBlocks } from './deepgaze-texts.mjs';
import { inProduct, namedDatabase, post, residentBytes } from './start-product.mjs';
import { uploadResumes } from './upload-resumes.mjs';

const ZIP_FILES = 2000;
const ROUNDS = 3;
const QUESTIONS = [
  'Who knows Java in Pune?',
  'find resumes with kubernetes',
  'How many candidates worked at Infosys?',
  'candidates with at least 5 years of sql',
  'Who studied at Pune University?',
  'project managers',
  'Who lives in Mumbai?',
  'people who know python and machine learning',
  'Who has an MBA?',
  'need a network engineer with cisco experience',
  'Which candidates have oracle and pl/sql skills?',
  'how many people know javascript?',
  'ex Accenture people',
  'someone who has led a sales team in banking',
  'candidates with kuberntes experience',
  'What is the email of Asha Raman?',
  'anyone from Chennai who knows .net?',
  'Who was a business analyst?',
  'show me people skilled in accounts payable',
  'security analyst who has also been a systems administrator',
  'Who holds a B.Tech and knows c++?',
  'six sigma black belt',
  'at least 10 years of experience',
  'who has worked at Microsoft or Google?',
  'web developers who know react',
  'find a fitness trainer',
  'customer relationship management',
  'digital media',
  'Who does not mention java?',
  'best culture fit',
];

const [data, sizes = '2000,10000,30000'] = process.argv.slice(2);
if (!data) throw new Error('Name the folder of the evaluation.');
const steps = sizes.split(',').map(Number);
await inProduct(growAndAsk, namedDatabase());

async function growAndAsk(product) {
  let files = 0;
  for (const block of resumeBlocks(data, Math.max(...steps), ZIP_FILES)) {
    const began = performance.now();
    const zip = aZip(block.map(({ resume, text }) => ({ name: `${resume}.txt`, content: text })));
    await uploadResumes(product, `resumes-${files}.zip`, zip);
    files += block.length;
    console.info(`${files} resumes; the last ${block.length} in ${secondsSince(began)} s`);
    if (steps.includes(files)) await ask(product, files);
  }
}

async function ask({ address, pid, token }, files) {
  const opening = performance.now();
  await post(address, '/deepgaze/query', { question: QUESTIONS[0] }, token);
  const first = performance.now() - opening;
  const times = [];
  for (const question of QUESTIONS) {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now();
      await post(address, '/deepgaze/query', { question }, token);
      rounds.push(performance.now() - began);
    }
    times.push({ question, millis: rounds.toSorted((a, b) => a - b)[1] });
  }
  times.sort((a, b) => a.millis - b.millis);
  const at = (share) => Math.round(times[Math.floor(times.length * share)].millis);
  const slowest = times.slice(-3).map(({ question, millis }) => `${Math.round(millis)} ms ${question}`);
  console.info(
    `  ${files} resumes: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms; the first question ${Math.round(first)} ms; ` +
      `${Math.round(residentBytes(pid) / 2 ** 20)} MB resident; slowest: ${slowest.join(' | ')}`,
  );
}

function secondsSince(began) {
  return Math.round((performance.now() - began) / 100) / 10;
}
