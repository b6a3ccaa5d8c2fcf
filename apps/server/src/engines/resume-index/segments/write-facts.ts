import { normsOfFact } from '../../resume-facts/facts/norms.ts';
import type { Fact } from '../../resume-facts/facts/facts.ts';
import { writeByteLists } from './byte-lists.ts';
import { createByteWriter } from './byte-writer.ts';
import { factKey } from './fact-key.ts';
import { inByteOrder, writeStringTable } from './string-table-writer.ts';

/** One fact of a resume: its number in hundredths plus one, or 0 if it has none. */
type Held = { resume: number; coded: number };
type FactWriter = {
  add(resume: number, fact: Fact): void;
  done(): { facts: Uint8Array; holdings: Uint8Array };
};

/** Lists the resumes for each kind and norm. A fact repeated with the same number counts once. */
export function createFactWriter(): FactWriter {
  const holders = new Map<string, Held[]>();
  return {
    add: (resume, fact) => {
      const number = toNumber(fact);
      const coded = number === undefined ? 0 : Math.round(number * 100) + 1;
      for (const norm of normsOfFact(fact).filter((one) => one !== '')) {
        const key = factKey(fact.kind, norm);
        const held = holders.get(key) ?? [];
        holders.set(key, held);
        const isKnown = held.some((one) => one.resume === resume && one.coded === coded);
        if (!isKnown) held.push({ resume, coded });
      }
    },
    done: () => {
      const keys = inByteOrder(holders.keys());
      const lists = keys.map((key) => writeHoldings(holders.get(key) ?? []));
      return { facts: writeStringTable(keys), holdings: writeByteLists(lists) };
    },
  };
}

/**
 * The number of a fact. For an employer or title with dates, 1 if the job continues and 0 if it ended; 0 if not held.
 */
function toNumber({ kind, number, to, isCurrent, isHeld }: Fact): number | undefined {
  if (isHeld === false) return 0;
  if (kind !== 'COMPANY' && kind !== 'TITLE') return number;
  return isCurrent ? 1 : to === undefined ? undefined : 0;
}

function writeHoldings(held: readonly Held[]): Uint8Array {
  const list = createByteWriter();
  list.varint(held.length);
  let last = 0;
  for (const { resume, coded } of held) {
    list.varint(resume - last);
    list.varint(coded);
    last = resume;
  }
  return list.done();
}
