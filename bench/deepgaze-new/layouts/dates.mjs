/** Month ranges, `['2019-03', '2023-06']` or with `''` for the present, as resumes write them. */

const SHORT = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const LONG = {
  en: 'January February March April May June July August September October November December',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
};

const NOW = { en: 'Present', fr: "aujourd'hui", es: 'actualidad', pt: 'atual', de: 'heute' };
const OF = { es: ' de ', pt: ' de ' };

/** The year and month in which the generated resumes were written. */
const WRITTEN = [2026, 11];

const parts = (month) => month.split('-').map(Number);

function long(month, tongue) {
  const [year, number] = parts(month);
  return `${LONG[tongue].split(' ')[number - 1]}${OF[tongue] ?? ' '}${year}`;
}

/** The length in months, both ends included. */
export function monthsBetween([from, to]) {
  const [firstYear, firstMonth] = parts(from);
  const [lastYear, lastMonth] = to ? parts(to) : WRITTEN;
  return (lastYear - firstYear) * 12 + lastMonth - firstMonth + 1;
}

function inWords(months) {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const words = [
    years && `${years} year${years > 1 ? 's' : ''}`,
    rest && `${rest} month${rest > 1 ? 's' : ''}`,
  ];
  return words.filter(Boolean).join(' ');
}

const between = (write, sign) => (stretch, tongue) =>
  stretch.map((month) => (month ? write(month, tongue) : NOW[tongue])).join(sign);

export const DATES = {
  short: between((month) => `${SHORT[parts(month)[1] - 1]} ${parts(month)[0]}`, ' - '),
  long: between(long, ' – '),
  upTo: between(long, ' to '),
  numbers: between((month) => month.split('-').toReversed().join('/'), ' – '),
  dotted: between((month) => month.split('-').toReversed().join('.'), '-'),
  years: between((month) => month.slice(0, 4), '–'),
  quoted: between((month) => `${SHORT[parts(month)[1] - 1]}'${month.slice(2, 4)}`, ' - '),
  iso: between((month) => month, ' / '),
  lengthToo: (stretch, tongue) => `${DATES.long(stretch, tongue)} (${inWords(monthsBetween(stretch))})`,
  lengthOnly: (stretch) => `${Math.max(1, Math.round(monthsBetween(stretch) / 12))} years`,
  none: () => '',
};
