/** A clock set by a test. */
export function testClock(start: string) {
  let present = new Date(start);
  return {
    now: () => new Date(present),
    set: (instant: string) => {
      present = new Date(instant);
    },
    advance: ({
      hours = 0,
      minutes = 0,
      seconds = 0,
    }: {
      hours?: number;
      minutes?: number;
      seconds?: number;
    }) => {
      present = new Date(present.getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000);
    },
  };
}
