import { getFileType } from '../file-types/file-type.ts';

/** A file to look through; its clean name says its type. */
export type CheckTask = { fileName: string; bytes: Uint8Array };

/** Looks through a file as its type does; answers the bytes that are kept instead, where that are others. */
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
