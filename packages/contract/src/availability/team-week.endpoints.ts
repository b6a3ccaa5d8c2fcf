import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { buildPage, pagingFields } from '../envelope.ts';
import { idField, requiredText, timeZoneField } from '../fields.ts';
import { teamLaneSchema } from './team-week.schema.ts';

/**
 * `from` and `to` are inclusive days, `YYYY-MM-DD` in `timeZone`. With `jdId`, only panelists with a meeting for that
 * job on these days are listed. `q` searches names, addresses, designations and skills.
 */
export const listTeamWeek = defineEndpoint({
  method: 'GET',
  path: '/availability/services/week',
  access: 'panelist_page',
  summary: 'List when active panelists interview, are busy and are off on the given days, by name',
  query: z.object({
    from: requiredText('From', 10),
    to: requiredText('To', 10),
    timeZone: timeZoneField,
    q: z.optional(z.string().check(z.maxLength(200))),
    jdId: z.optional(idField),
    ...pagingFields,
  }),
  response: buildPage(teamLaneSchema),
});
