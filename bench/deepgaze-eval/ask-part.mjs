/** Asks a part of the evaluation in the real product, over HTTP. */
import { aZip } from '../../packages/test-data/src/a-zip.ts';
import { uploadResumes } from '../upload-resumes.mjs';

/** A set of answers is what the rows say; the scorer reads two hundred of them. */
const ROWS = 200;

/**
 * Uploads the collections and asks every question, those of one collection as one conversation; one that `startsConversation` is
 * asked as if nothing had been asked before. Answers with `{answers: [{question, asked}], texts}`, where `asked` is what
 * the product sent and `texts` has the resumes `{resume, text}` of each collection.
 */
export async function askPart(product, part) {
  const answers = [];
  const texts = new Map();
  for (const { name, files, texts: known } of part.collections) {
    const began = performance.now();
    const zip = await uploadResumes(product, `${part.name} ${name}.zip`, aZip(files));
    const seconds = Math.round((performance.now() - began) / 1000);
    console.info(`${part.name}, ${name}: ${zip.parsed} of ${zip.total} read in ${seconds} s`);
    texts.set(name, known ?? (await readTexts(product, zip.contextId)));
    for (const question of part.questions.filter(({ collection }) => collection === name)) {
      answers.push({ question, asked: await ask(product, zip.contextId, question) });
    }
  }
  return { answers, texts };
}

async function ask({ address, token }, contextId, { question, startsConversation }) {
  if (startsConversation) await forget({ address, token }, contextId);
  const response = await fetch(`${address}/api/deepgaze/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ contextId, question, pageSize: ROWS }),
  });
  const answer = await response.json();
  if (response.ok) return answer;
  if (response.status >= 500)
    throw new Error(`A question was answered ${response.status}: ${answer.message}`);
  return { queryResult: answer.message.join(' '), data: NOT_TAKEN };
}

/** What stands for an answer to a question that the product does not take, as it is too long. */
const NOT_TAKEN = {
  interpretation: { op: 'REFUSED', filters: [] },
  rows: [],
  refused: true,
  notFound: false,
  tookMs: 0,
};

async function forget({ address, token }, contextId) {
  const headers = { authorization: `Bearer ${token}` };
  const url = `${address}/api/deepgaze/query?contextId=${contextId}`;
  const response = await fetch(url, { method: 'DELETE', headers });
  if (!response.ok) throw new Error(`The conversation was not forgotten: ${await response.text()}`);
}

/** The resumes as the product reads them. */
async function readTexts({ address, token }, contextId) {
  const get = async (path) => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${address}/api/deepgaze${path}`, { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()).data;
  };
  const listed = await get(`/zips/${contextId}/resumes?pageSize=${ROWS}`);
  const read = [];
  for (const { resumeId, fileName } of listed) {
    read.push({ resume: fileName, text: (await get(`/resumes/${resumeId}`)).text });
  }
  return read;
}
