import type pg from 'pg';

const CHANNEL = 'slotwise_access';

/** Hears which organization's sessions, or people who hold them, have changed; undefined where any may have. */
type Heard = (vendorId: string | undefined) => void;

/** What this process hears of changes of access, whichever process made them. */
export type AccessNotices = {
  /** Whether a change would be heard at present. */
  isHearing: () => boolean;
  follow: (heard: Heard) => void;
};

/**
 * Has each connection of a pool that makes none yet listen for changes of access, which triggers give notice of. The connection that
 * commits a change hears of it before its COMMIT is answered, so in this process no request that comes later meets what was known
 * before; another process hears of it as soon as one of its connections is idle.
 */
export function hearAccessNotices(pool: pg.Pool): AccessNotices {
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
