import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A numbered SQL file; `checksum` is the SHA-256 of its text with Unix line ends, in hex. `forEachVendor` is the part
 * after a line `-- for each vendor`, usually empty.
 */
export type Migration = {
  number: number;
  name: string;
  sql: string;
  forEachVendor: string;
  checksum: string;
};

/** Why the schema cannot be migrated. The message names the migration. */
export class MigrationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MigrationError';
  }
}

const FOR_EACH_VENDOR = '\n-- for each vendor\n';
const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** Reads a folder's migrations in order: 0001, 0002, … without gaps. */
export const readMigrations = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((file, index) => {
      const number = Number(FILE_NAME.exec(file)?.[1]);
      if (number !== index + 1) {
        throw new MigrationError(
          `The migration ${file} is not number ${index + 1}, as NNNN_name.sql has to say.`,
        );
      }
      const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      const [sql = '', forEachVendor = ''] = text.split(FOR_EACH_VENDOR);
      const checksum = createHash('sha256').update(text).digest('hex');
      return { number, name: file, sql, forEachVendor, checksum };
    });
