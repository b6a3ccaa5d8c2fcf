/**
 * A calendar that is refused. The message says why, and what the owner of a file can do. `fault` has only the reason,
 * for a calendar that was not exported by hand.
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

/** More work than any personal calendar needs. */
export const tooMuchWork = (): UnreadableCalendar =>
  new UnreadableCalendar(
    'The events of this calendar repeat too often to be read.',
    'Export a calendar without events that repeat every hour or oftener, or only the coming months.',
  );

/** Reads untrusted input: anything the parser throws is treated as a fault of the file. */
export function readStrangersFile<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableCalendar) throw error;
    throw damaged('something in it cannot be read');
  }
}
