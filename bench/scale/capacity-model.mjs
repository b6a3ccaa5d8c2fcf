/** The capacity of machines, calculated from each action's CPU cost. */

/** How often each action is done per meeting, from first idea to decision. */
export const ACTS_A_MEETING = { list: 20, counts: 20, needs: 20, meeting: 30, slots: 3, create: 4 };
/** Invitations, changes, reminders and answers. */
const MAILS_A_MEETING = 8;
/** An organization with this many meetings per working day; each day's load falls within six hours. */
const MEETINGS_A_DAY = 20;
const BUSY_SECONDS = 6 * 3600;
const WORKING_DAYS = 250;
/** Above this CPU load per core, people have to wait. */
const LOAD = 0.6;

/** Monthly list prices of DigitalOcean's basic droplets in dollars, as announced for July 2022. */
const SMALL = { cores: 2, dollars: 24 };
const LARGE = { cores: 8, dollars: 96 };

/** `servers` each use one core for JavaScript; the databases use their machines' cores. */
const PLACES = [
  { title: 'one machine', servers: 1, databaseCores: 3, dollars: 48 },
  { title: 'four servers, one PostgreSQL', ...apart({ servers: 4, databases: 1 }) },
  ...[2, 4, 8].map((nodes) => ({
    title: `Citus, ${nodes} nodes and a coordinator`,
    ...apart({ servers: 4 * nodes, databases: nodes, others: 1 }),
  })),
];

function apart({ servers, databases, others = 0 }) {
  return {
    servers,
    databaseCores: databases * LARGE.cores,
    dollars: servers * SMALL.dollars + (databases + others) * LARGE.dollars,
  };
}

/** The CPU cost of a meeting's complete lifecycle, `{node, postgres}` in milliseconds, from each action's cost. */
export function sumActs(costs, acts = ACTS_A_MEETING) {
  const sum = (of) => Object.entries(acts).reduce((total, [act, times]) => total + times * costs[act][of], 0);
  return { node: sum('node'), postgres: sum('postgres') };
}

/** One row per setup: meetings and emails per second, organizations, storage per year, dollars per month. */
export function toCapacities(costs, bytesAMeeting) {
  const life = sumActs(costs);
  return PLACES.map(({ title, servers, databaseCores, dollars }) => {
    const meetings = Math.min(
      (LOAD * 1000 * servers) / life.node,
      (LOAD * 1000 * databaseCores) / life.postgres,
    );
    const organizations = (meetings * BUSY_SECONDS) / MEETINGS_A_DAY;
    const gigabytes = (organizations * MEETINGS_A_DAY * WORKING_DAYS * bytesAMeeting) / 1e9;
    return { title, meetings, mails: meetings * MAILS_A_MEETING, organizations, gigabytes, dollars };
  });
}
