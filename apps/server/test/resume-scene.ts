import * as zips from '@slotwise/contract/deepgaze/zips.endpoints';
import type { Zip } from '@slotwise/contract/deepgaze/zips.schema';
import { vi } from 'vitest';
import { asVendor, toVendorId } from '#db/tenancy.ts';
import type { TestApp, TestUser } from './test-app.ts';

type Body = {
  status: string;
  code?: string;
  message?: string[];
  contextId?: string;
  zipFileName?: string;
  data?: Zip;
};
type Sent = { fields?: Record<string, string>; after?: Record<string, string>; key?: string; jdId?: string };

const BOUNDARY = 'boundary-9b1d';
const SOON = { timeout: 100_000, interval: 25 };

const listParts = (fields: Record<string, string> = {}): string =>
  Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');

/** The body of a form with one file. */
export function getForm(fileName: string, bytes: Buffer, { fields, after }: Sent = {}) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`;
  return {
    payload: Buffer.concat([
      Buffer.from(listParts(fields) + head),
      bytes,
      Buffer.from(`\r\n${listParts(after)}--${BOUNDARY}--\r\n`),
    ]),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  };
}

/** Uploads zips of resumes and waits for the results. */
export function startResumeScene(app: TestApp) {
  const upload = async (as: TestUser, fileName: string, bytes: Buffer, sent: Sent = {}) => {
    const { payload, type } = getForm(fileName, bytes, sent);
    const response = await app.app.inject({
      method: 'POST',
      url: `/api${zips.uploadZip.path}${sent.jdId ? `?jdId=${sent.jdId}` : ''}`,
      payload,
      headers: {
        authorization: `Bearer ${as.token}`,
        'content-type': type,
        ...(sent.key && { 'idempotency-key': sent.key }),
      },
    });
    return { httpStatus: response.statusCode, ...response.json<Body>() };
  };

  const findZip = async (as: TestUser, contextId: string): Promise<Zip | undefined> =>
    (await app.call(zips.listZips, { query: { contextId } }, as)).data?.[0];

  /** The zip once it has been read completely. */
  const read = (as: TestUser, contextId: string): Promise<Zip> =>
    vi.waitFor(async () => {
      const zip = await findZip(as, contextId);
      if (!zip || zip.state === 'QUEUED' || zip.state === 'PARSING')
        throw new Error(`The zip is ${zip?.state}.`);
      return zip;
    }, SOON);

  /** Uploads a zip that must be accepted, and waits until it has been read. */
  const uploadAndRead = async (as: TestUser, fileName: string, bytes: Buffer, sent?: Sent): Promise<Zip> => {
    const { contextId, message } = await upload(as, fileName, bytes, sent);
    if (!contextId) throw new Error(`The zip is refused: ${message?.join(' ')}`);
    return read(as, contextId);
  };

  /** Waits until the resumes of a user's organization have been compared with each other. */
  const compared = ({ vendorId }: TestUser): Promise<void> =>
    vi.waitFor(async () => {
      const left = await asVendor(app.context.db, toVendorId(vendorId), (tx) =>
        tx
          .selectOwn('deepgaze_zip')
          .select('zip_id')
          .whereRef('comparisons_done', '<', 'comparisons_asked')
          .execute(),
      );
      if (left.length > 0) throw new Error('Resumes are still to be compared.');
    }, SOON);

  return { upload, findZip, read, uploadAndRead, compared };
}
