/** What a statement read: pages, and the most rows that one step of its plan scanned or sorted. */
export type Cost = { pages: number; most: number };

type Node = {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
};

/** Reads the answer of `explain (analyze, buffers, format json)`. */
export function readPlan(answer: unknown): Cost {
  const [{ Plan: plan }] = answer as [{ Plan: Node }];
  return {
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    most: Math.max(...listNodes(plan).filter(isCostly).map(toRows), 0),
  };
}

const listNodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(listNodes)];

/** What is looked up by a key, again and again, is counted in pages alone. */
const isCostly = (node: Node): boolean => /Scan$|Sort$/.test(node['Node Type']) && node['Actual Loops'] === 1;

const toRows = (node: Node): number => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
