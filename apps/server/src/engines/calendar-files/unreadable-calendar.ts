/**
 * A calendar that is not taken. The message says why, and what the owner of a file can do; `fault` is the first of these
 * alone, for a calendar that no one exports by hand.
 */
export class UnreadableCalendar extends Error {
  override name = 'UnreadableCalendar';
  readonly fault: string;
  readonly remedy: string;

  constructor(fault: string, remedy: string) {
    super(`${fault} ${remedy}`);
    this.fault = fault;
    this.remedy = remedy;
  }
}

export const damaged = (fault: string): UnreadableCalendar =>
  new UnreadableCalendar(`This calendar is damaged: ${fault}.`, 'Export the calendar again as .ics.');

/** More to compute than any calendar of a person needs. */
export const tooMuchWork = (): UnreadableCalendar =>
  new UnreadableCalendar(
    'The events of this calendar repeat too often to be read.',
    'Export a calendar without events that repeat every hour or oftener, or only the coming months.',
  );

/** Reads what a stranger wrote: whatever the parser of it throws is the fault of the file. */
export function readStrangersFile<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableCalendar) throw error;
    throw damaged('something in it cannot be read');
  }
}
