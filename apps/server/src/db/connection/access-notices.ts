import type pg from 'pg';

const CHANNEL = 'slotwise_access';

/** Called when the sessions of an organization, or the people who have them, changed; undefined if any may have. */
type Heard = (vendorId: string | undefined) => void;

/** This process's notifications of access changes, whichever process made them. */
export type AccessNotices = {
  /** Whether a change would currently be noticed. */
  isHearing: () => boolean;
  follow: (heard: Heard) => void;
};

/**
 * Makes each connection of a new pool listen for access changes, which triggers notify. The connection that commits a
 * change receives the notification before its COMMIT is acknowledged, so in this process no later request sees stale
 * access; another process receives it as soon as one of its connections is idle.
 */
export function listenForAccessNotices(pool: pg.Pool): AccessNotices {
  const hearing = new Set<pg.PoolClient>();
  const followers: Heard[] = [];
  const tell: Heard = (vendorId) => followers.forEach((heard) => heard(vendorId));
  let isDeaf = false;
  pool.on('connect', (client) => {
    client.on('notification', ({ channel, payload }) => {
      if (channel === CHANNEL) tell(payload);
    });
    client.query(`listen ${CHANNEL}`).then(
      () => hearing.add(client),
      () => {
        isDeaf = true;
      },
    );
  });
  pool.on('remove', (client) => {
    hearing.delete(client);
    if (hearing.size === 0) tell(undefined);
  });
  return {
    isHearing: () => !isDeaf && hearing.size > 0,
    follow: (heard) => void followers.push(heard),
  };
}
