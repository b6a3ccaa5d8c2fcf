import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { S3Settings } from '#lib/settings/read-s3-url.ts';
import { readShortAnswer, readRefusal, sendToS3 } from './s3-client.ts';
import { UUID_NAME, type FilePlace, type Shelf } from './shelf.ts';

/** Stores files as objects `<vendor>/<key>` in an existing bucket. */
export function openS3Shelf(settings: S3Settings): Shelf {
  const toPath = ({ vendorId, key }: FilePlace): string => `/${vendorId}/${key}`;

  return {
    put: async (place, { path, size, sha256 }) => {
      const body = { bytes: createReadStream(path), size, sha256 };
      const answer = await sendToS3(settings, { method: 'PUT', path: toPath(place), body });
      if (answer.statusCode !== 200) throw await readRefusal(answer);
      answer.resume();
      await rm(path, { force: true });
    },
    read: async (place) => {
      const answer = await sendToS3(settings, { method: 'GET', path: toPath(place) });
      if (answer.statusCode === 200) return { size: Number(answer.headers['content-length']), bytes: answer };
      if (answer.statusCode !== 404) throw await readRefusal(answer);
      answer.resume();
      return undefined;
    },
    remove: async (place) => {
      const answer = await sendToS3(settings, { method: 'DELETE', path: toPath(place) });
      if (![200, 204, 404].includes(answer.statusCode ?? 0)) throw await readRefusal(answer);
      answer.resume();
    },
    list: () => listObjects(settings),
  };
}

const readValue = (xml: string, name: string): string => xml.split(`<${name}>`, 2)[1]?.split('<', 1)[0] ?? '';

/** Pages of a thousand (ListObjectsV2). Our names are UUIDs, so no XML parser is needed; other names are skipped. */
async function* listObjects(settings: S3Settings): ReturnType<Shelf['list']> & AsyncGenerator {
  let token = '';
  do {
    const query = new URLSearchParams({ 'list-type': '2', ...(token && { 'continuation-token': token }) });
    const answer = await sendToS3(settings, { method: 'GET', path: `?${query}` });
    if (answer.statusCode !== 200) throw await readRefusal(answer);
    const xml = await readShortAnswer(answer);
    for (const object of xml.split('<Contents>').slice(1)) {
      const [vendorId = '', key = '', ...rest] = readValue(object, 'Key').split('/');
      if (rest.length > 0 || !UUID_NAME.test(vendorId) || !UUID_NAME.test(key)) continue;
      yield { vendorId, key, modifiedAt: new Date(readValue(object, 'LastModified')) };
    }
    token = readValue(xml, 'NextContinuationToken');
  } while (token);
}
