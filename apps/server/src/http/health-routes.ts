import type { FastifyInstance } from 'fastify';
import type { Context } from '#context.ts';
import { asDirectory } from '#db/tenancy.ts';

/** `/healthz`: the process answers. `/readyz`: its database does too. Neither tells more than that. */
export function healthRoutes(app: FastifyInstance, { db }: Context): void {
  const config = { access: 'public' } as const;
  app.get('/healthz', { config }, async () => ({ status: 'success' }));
  app.get('/readyz', { config }, async () => {
    await asDirectory(db, (tx) => tx.executeSql('select 1'));
    return { status: 'success' };
  });
}
