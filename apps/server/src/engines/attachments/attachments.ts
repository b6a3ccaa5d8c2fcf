import type { DocumentKind, Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import { LIMITS } from '@slotwise/contract/limits';
import { invalidField } from '#lib/app-error.ts';

/** A file that is to hang on a record, as a request names it. */
export type Attachment = {
  documentId: string;
  kind?: DocumentKind | undefined;
  visibility?: Visibility | undefined;
};

/** A file as its record lists it: `version` counts the files of one name and kind, from 1. */
export type Listed = { fileName: string; kind: DocumentKind; version: number };

type Place = Listed & { visibility: Visibility };

/** Each file once, in the order of the request; of two entries for one file the last counts. */
export function distinctAttachments<One extends Attachment>(documents: One[]): One[] {
  const byId = new Map(documents.map((one) => [one.documentId.toLowerCase(), one]));
  return [...byId].map(([documentId, one]) => ({ ...one, documentId }));
}

/** VALIDATION_FAILED for more files than a record, such as 'A meeting', may have. */
export function requireRoom(record: string, count: number) {
  if (count <= LIMITS.documentsPerBooking) return;
  throw invalidField('documents', `${record} has at most ${LIMITS.documentsPerBooking} documents`);
}

/** The number of a further file of this name and kind: one more than the highest there is. */
export function nextVersion(
  present: Listed[],
  { fileName, kind }: Pick<Listed, 'fileName' | 'kind'>,
): number {
  const same = present.filter((one) => one.fileName === fileName && one.kind === kind);
  return Math.max(0, ...same.map(({ version }) => version)) + 1;
}

/**
 * What each of these files hangs on a record as, besides those that are there; where no one says it, it is of the
 * record's usual kind and no one outside reads it.
 */
export function placeAttachments<One extends Attachment & { fileName: string }>(
  added: One[],
  present: Listed[],
  usualKind: DocumentKind,
): (One & Place)[] {
  return added.reduce<(One & Place)[]>((placed, one) => {
    const { fileName, kind = usualKind, visibility = 'INTERNAL' } = one;
    const version = nextVersion([...present, ...placed], { fileName, kind });
    return [...placed, { ...one, kind, visibility, version }];
  }, []);
}
