/** Reads bytes of a file from any place; fewer than asked for at its end. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;
