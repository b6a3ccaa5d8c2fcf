import type { PersonTime } from './person-time.ts';

/** Someone with the starts at which they could come: 1 for each of the grid at which they could, else 0. */
export type Attendee = PersonTime & { canStart: Uint8Array };
