import ICAL from 'ical.js';

/** A calendar's events by UID, read with an independent parser. */
export function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never[]);
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const value = (name: string) => String(event.getFirstPropertyValue(name));
    return {
      uid: value('uid'),
      status: value('status'),
      sequence: Number(value('sequence')),
      start: value('dtstart'),
      summary: value('summary'),
      description: value('description'),
    };
  });
}
