/** The product with the generated resumes, accessed over HTTP. */
import { uploadResumes } from '../upload-resumes.mjs';

const MOST_ROWS = 100;
const MOST_RESUMES = 200;

/** Uploads the zip, waits until it has been read, and returns functions to read and ask: `{resumes, ask, forget}`. */
export async function openProduct({ address, token }, zip) {
  const call = async (path, more = {}) => {
    const isJson = typeof more.body === 'string';
    const headers = {
      authorization: `Bearer ${token}`,
      ...(isJson && { 'content-type': 'application/json' }),
    };
    const response = await fetch(`${address}/api/deepgaze${path}`, { headers, ...more });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  };
  const { contextId } = await uploadResumes({ address, token }, 'resumes.zip', zip);
  return {
    resumes: () => readResumes(call, contextId),
    forget: () => call(`/query?contextId=${contextId}`, { method: 'DELETE' }),
    ask: (question) => askOne(call, { contextId, question, pageSize: MOST_ROWS }),
  };
}

async function askOne(call, asked) {
  const body = JSON.stringify(asked);
  const { data, queryResult } = await call('/query', { method: 'POST', body });
  return { ...data, text: queryResult };
}

/** Every resume as returned by the list and its own page, with its full text. */
async function readResumes(call, contextId) {
  const { data } = await call(`/zips/${contextId}/resumes?pageSize=${MOST_RESUMES}`);
  const read = [];
  for (const resume of data) {
    const { data: page } = await call(`/resumes/${resume.resumeId}`);
    read.push({ resume, text: page.text, facts: page.facts });
  }
  return read;
}
