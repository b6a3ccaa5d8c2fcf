import pg from 'pg';

/** A named (prepared) statement; without a name it is sent as it is, separately. */
export type Beginning = { name?: string; text: string; values?: string[] };

/** A statement that is sent together with the query that follows. */
export type NamedStatement = Beginning & { name: string; values: string[] };

/**
 * The statements that start a transaction; or the one sent before each query if each runs separately and commits by
 * itself.
 */
export type Start = readonly Beginning[] | { beforeEach: NamedStatement };

type Question = { text: string; values: unknown[]; name?: string | undefined };
type Answered = (error: Error | undefined, result: pg.QueryResult) => void;

/** The wire protocol methods of the library's query, which its types omit. */
type Wired = {
  requiresPreparation: () => boolean;
  prepare: (wire: pg.Connection) => void;
  handleDataRow: (message: unknown) => void;
  handleCommandComplete: (message: unknown, wire: pg.Connection) => void;
};
const { prototype } = pg.Query as unknown as { prototype: Wired };

/**
 * A transaction's first query, batched with the statements that start it up to one Sync: a single round trip. If one of
 * these statements fails, the database skips the others up to the Sync (PostgreSQL's documentation, "Extended Query"),
 * so nothing runs outside its transaction.
 */
export class OpeningQuery extends pg.Query {
  readonly opening: readonly NamedStatement[];
  #unanswered: number;

  constructor(opening: readonly NamedStatement[], question: Question, answered: Answered) {
    super(question as pg.QueryConfig, answered as never);
    this.opening = opening;
    this.#unanswered = opening.length;
  }

  requiresPreparation(): boolean {
    return true;
  }

  prepare(wire: pg.Connection): void {
    for (const { name, values } of this.opening) {
      wire.bind({ statement: name, values, valueMapper: asIs } as unknown as pg.BindConfig, true);
      wire.execute({ portal: '', rows: '0' }, true);
    }
    prototype.prepare.call(this, wire);
  }

  handleDataRow(message: unknown): void {
    if (this.#unanswered === 0) prototype.handleDataRow.call(this, message);
  }

  handleCommandComplete(message: unknown, wire: pg.Connection): void {
    if (this.#unanswered > 0) this.#unanswered -= 1;
    else prototype.handleCommandComplete.call(this, message, wire);
  }
}

const asIs = (value: unknown): unknown => value;
