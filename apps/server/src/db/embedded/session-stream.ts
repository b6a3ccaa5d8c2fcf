import { Duplex } from 'node:stream';

/** A session's connection to its engine. */
export type SessionLink = {
  /** Resolves when the engine accepts statements, and rejects if it cannot be opened. */
  ready: () => Promise<void>;
  send: (bytes: Uint8Array) => void;
  /** Called once when the client or an error ends the session. */
  ended: () => void;
};

/** A stand-in for the TCP socket of `pg` that speaks the wire protocol with the embedded engine. */
export class SessionStream extends Duplex {
  readonly #link: SessionLink;

  constructor(link: SessionLink) {
    super({ allowHalfOpen: false });
    this.#link = link;
  }

  connect(): this {
    this.#link.ready().then(
      () => process.nextTick(() => this.emit('connect')),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Responses are pushed as they arrive.
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#link.send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Uint8Array }[], done: () => void): void {
    this.#link.send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#link.ended();
    done(error);
  }
}
