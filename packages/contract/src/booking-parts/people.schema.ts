import * as z from 'zod/mini';
import { instantField } from '../fields.ts';
import { ANSWER_SOURCES } from './answers.schema.ts';

/** The calendar's answer to the invitation (PARTSTAT of RFC 5545 §3.2.12). */
export const RSVPS = ['NEEDS_ACTION', 'ACCEPTED', 'DECLINED', 'TENTATIVE'] as const;
export const PARTICIPANT_ROLES = ['RECRUITER', 'CANDIDATE', 'PANELIST', 'OBSERVER'] as const;

/**
 * A participant; `name`, `email` and `host` are always present. The first one is the recruiter who created the meeting.
 */
export const participantSchema = z.object({
  name: z.string(),
  email: z.string(),
  host: z.boolean(),
  role: z.enum(PARTICIPANT_ROLES),
  userId: z.nullable(z.string()),
  required: z.boolean(),
  timeZone: z.nullable(z.string()),
  rsvp: z.enum(RSVPS),
  /** When, how and with what comment they answered; null or empty if they have not. */
  rsvpAt: z.nullable(instantField),
  rsvpSource: z.nullable(z.enum(ANSWER_SOURCES)),
  rsvpComments: z.string(),
});
export type Participant = z.infer<typeof participantSchema>;

/** A panel member; `panelistId` is null for an address that is not a panelist of the organization. */
export const bookedPanelistSchema = z.object({
  panelistId: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  required: z.boolean(),
  rsvp: z.enum(RSVPS),
});
