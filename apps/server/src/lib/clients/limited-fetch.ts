/**
 * A `fetch` that follows no redirects, reads at most `mostBytes` of the decompressed body, and resolves only after
 * reading all of it, so that the signal covers every byte. Rejects if a limit is exceeded.
 */
export const limitedFetch =
  (mostBytes: number, signal: AbortSignal): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error', signal });
    const { status, statusText, headers } = response;
    const hasNoBody = status === 204 || status === 205 || status === 304;
    const body = hasNoBody ? null : await readUpTo(mostBytes, response);
    return new Response(body, { status, statusText, headers });
  };

async function readUpTo(mostBytes: number, { body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (size > mostBytes) throw new Error('The answer is too large.');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
