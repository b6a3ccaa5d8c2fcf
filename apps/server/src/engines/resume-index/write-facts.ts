import type { Fact } from '../resume-facts/resume-facts.ts';
import { writeByteLists } from './byte-lists.ts';
import { createByteWriter } from './byte-writer.ts';
import { factKey } from './fact-key.ts';
import { inByteOrder, writeStringTable } from './string-table-writer.ts';

/** One fact of a resume: its number in hundredths and one more, 0 where it has none. */
type Held = { resume: number; coded: number };
type FactWriter = {
  add(resume: number, fact: Fact): void;
  done(): { facts: Uint8Array; holdings: Uint8Array };
};

/** Lists for each kind and norm who holds it. A fact that a resume states again with the same number counts once. */
export function createFactWriter(): FactWriter {
  const holders = new Map<string, Held[]>();
  return {
    add: (resume, fact) => {
      if (fact.norm === '') return;
      const key = factKey(fact.kind, fact.norm);
      const held = holders.get(key) ?? [];
      holders.set(key, held);
      const coded = fact.number === undefined ? 0 : Math.round(fact.number * 100) + 1;
      const isKnown = held.some((one) => one.resume === resume && one.coded === coded);
      if (!isKnown) held.push({ resume, coded });
    },
    done: () => {
      const keys = inByteOrder(holders.keys());
      const lists = keys.map((key) => writeHoldings(holders.get(key) ?? []));
      return { facts: writeStringTable(keys), holdings: writeByteLists(lists) };
    },
  };
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
