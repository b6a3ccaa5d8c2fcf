import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { asDirectory, isStorageLow } from '#db/tenancy.ts';

/**
 * `/healthz`: the process responds. `/readyz`: so does its database, with notices for the operator if something needs
 * attention. Neither reveals more.
 */
export function healthRoutes(app: FastifyInstance, { db, zoneData, mailbox }: Context): void {
  const config = { access: 'public' } as const;
  app.get('/healthz', { config }, async () => ({ status: 'success' }));
  app.get('/readyz', { config }, async () => {
    await asDirectory(db, (tx) => tx.executeSql('select 1'));
    const zones = zoneData.differences().map(({ zone }) => zone);
    const since = mailbox?.troubledSince();
    const notices = [
      // Reading still works, so the server stays ready.
      ...(isStorageLow(db) ? [{ code: 'STORAGE_FULL' }] : []),
      ...(zones.length > 0 ? [{ code: 'ZONE_DATA_DIFFERS', zones }] : []),
      ...(since ? [{ code: 'MAILBOX_NOT_READ', since }] : []),
    ];
    return { status: 'success', notices };
  });
}
