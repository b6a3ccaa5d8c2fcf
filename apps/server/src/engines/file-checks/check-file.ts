import { getFileType } from '../file-types/file-type.ts';

/** A file to check; its clean name gives its type. */
export type CheckTask = { fileName: string; bytes: Uint8Array };

/** Checks a file by its type. Returns the bytes to store instead, if they differ. */
export async function checkFile({ fileName, bytes }: CheckTask): Promise<Uint8Array | null> {
  const type = getFileType(fileName);
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if ('check' in type) {
    await type.check(file);
    return null;
  }
  const rewritten = type.rewrite(file);
  return rewritten.equals(file) ? null : rewritten;
}
