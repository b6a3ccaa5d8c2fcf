/** Error numbers thrown by the engine's file system (WASI snapshot preview 1, `errno`). */
const FILE_FAULTS = new Map([
  [19, 'the quota of the disk is used up'],
  [22, 'the file would grow too large'],
  [29, 'the disk failed'],
  [51, 'no space is left on the disk'],
]);

/** Describes a disk error: the engine's file system throws an object that is not an Error and has only a number. */
export function describeDiskFault(error: unknown): string {
  if (error instanceof Error) return error.message;
  const number = typeof error === 'object' && error !== null && 'errno' in error ? Number(error.errno) : 0;
  return FILE_FAULTS.get(number) ?? `fault ${number} of the file system`;
}
