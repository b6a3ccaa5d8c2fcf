/** Runs a part of the evaluation against the real product over HTTP. */
import { aZip } from '../../packages/test-data/src/a-zip.ts';
import { uploadResumes } from '../upload-resumes.mjs';

/** The rows are the set of answers; the scorer reads up to two hundred. */
const ROWS = 200;

/**
 * Uploads the collections and asks every question, one conversation per collection; a question with
 * `startsConversation` ignores the earlier ones. Returns `{answers: [{question, asked}], texts}`: `asked` is the
 * product's response, `texts` has the resumes `{resume, text}` of each collection.
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

/** The substitute answer for a question that is too long for the product. */
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
