import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { databaseIn, onCluster } from './template.ts';

type Node = { name: string; port: number };

/**
 * A separate database on a Citus coordinator and its workers, shared by all files of a run, since distributing its
 * tables takes longer than most of them. `adminUrl` is for a superuser known on every node, and a coordinator database
 * with active workers.
 */
export async function createCitusDatabase(
  adminUrl: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const workers = await listWorkers(adminUrl);
  if (workers.length === 0) throw new Error('CITUS_URL names no coordinator with active workers.');
  const name = `slotwise_test_${randomUUID().replaceAll('-', '')}`;
  const coordinator = toNode(adminUrl);
  const nodes = [coordinator, ...workers].map((node) => urlOn(adminUrl, node));
  for (const url of nodes) {
    await onCluster(url, `create database ${name}`);
    await onCluster(databaseIn(url, name), 'create extension citus');
  }
  const url = databaseIn(adminUrl, name);
  await onCluster(
    url,
    `select citus_set_coordinator_host('${coordinator.name}', ${coordinator.port})`,
    ...workers.map((worker) => `select citus_add_node('${worker.name}', ${worker.port})`),
  );
  const drop = async (): Promise<void> => {
    for (const node of nodes) await onCluster(node, `drop database ${name} with (force)`);
  };
  return { url, drop };
}

/** There, files run one after another, each with empty tables. */
export const emptyTables = (url: string): Promise<void> =>
  onCluster(
    url,
    `do $$ begin
       execute (select 'truncate ' || string_agg(table_name::text, ', ') from citus_tables);
       truncate pgboss.job;
     end $$`,
  );

async function listWorkers(adminUrl: string): Promise<Node[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Node>(
      'select node_name as name, node_port::int as port from citus_get_active_worker_nodes()',
    );
    return rows;
  } finally {
    await client.end();
  }
}

function toNode(url: string): Node {
  const { hostname, port } = new URL(url);
  return { name: hostname, port: Number(port || 5432) };
}

function urlOn(adminUrl: string, { name, port }: Node): string {
  const url = new URL(adminUrl);
  url.hostname = name;
  url.port = String(port);
  return url.href;
}
