import pg from 'pg';

/** A statement that a connection knows by its name; without one it is sent as it is, by itself. */
export type Beginning = { name?: string; text: string; values?: string[] };

/** One that travels with the query behind it. */
export type NamedStatement = Beginning & { name: string; values: string[] };

/** How a transaction begins; or what stands before each query where each is one by itself, which ends on its way. */
export type Start = readonly Beginning[] | { beforeEach: NamedStatement };

type Question = { text: string; values: unknown[]; name?: string | undefined };
type Answered = (error: Error | undefined, result: pg.QueryResult) => void;

/** What the library's query does with the messages of the wire protocol, which its types leave out. */
type Wired = {
  requiresPreparation: () => boolean;
  prepare: (wire: pg.Connection) => void;
  handleDataRow: (message: unknown) => void;
  handleCommandComplete: (message: unknown, wire: pg.Connection) => void;
};
const { prototype } = pg.Query as unknown as { prototype: Wired };

/**
 * The first query of a transaction, with what begins it in the same batch up to one Sync: one round trip. Where one of these
 * statements fails the database skips all others up to the Sync (PostgreSQL's documentation, "Extended Query"), so nothing
 * runs outside its transaction.
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
