/** What a statement read: pages, the most rows that one plan node scanned or sorted, and which indexes. */
export type Cost = { pages: number; most: number; indexes: string[] };

type Node = {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
};

/** Parses the result of `explain (analyze, buffers, format json)`. */
export function readPlan(answer: unknown): Cost {
  const [{ Plan: plan }] = answer as [{ Plan: Node }];
  const nodes = listNodes(plan);
  return {
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    most: Math.max(...nodes.filter(isCostly).map(toRows), 0),
    indexes: nodes.flatMap((node) => (node['Actual Loops'] > 0 ? (node['Index Name'] ?? []) : [])),
  };
}

const listNodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(listNodes)];

/** Repeated look-ups by key count only as pages. */
const isCostly = (node: Node): boolean => /Scan$|Sort$/.test(node['Node Type']) && node['Actual Loops'] === 1;

const toRows = (node: Node): number => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
