const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A month `YYYY-MM` as people write it: 'September 2021'; a year alone stays one. */
export function monthInWords(month: string): string {
  const [year = '', number] = month.split('-');
  const name = number === undefined ? undefined : MONTHS[Number(number) - 1];
  return name === undefined ? year : `${name} ${year}`;
}
