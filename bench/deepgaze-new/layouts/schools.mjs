/** Formats for education `{degree, school, year}`, skills, languages, certificates and the rest; returns blocks. */
import { line, pair, point, table } from './blocks.mjs';

const forEach = (draw) => (schools) => schools.flatMap(draw);

export const SCHOOLS = {
  line: forEach(({ degree, school, year }) => [line(`${degree}, ${school}, ${year}`)]),
  right: forEach(({ degree, school, year }) => [pair(`${degree}, ${school}`, year)]),
  schoolFirst: forEach(({ degree, school, year }) => [line(`${school} — ${degree} (${year})`)]),
  yearLeft: forEach(({ degree, school, year }) => [line(`${year}   ${degree}`), line(school)]),
  rows: forEach(({ degree, school, year }) => [line(degree), line(school), line(year)]),
  schoolRows: forEach(({ degree, school, year }) => [line(school), line(`${degree}, ${year}`)]),
  from: forEach(({ degree, school, year }) => [point(`${degree} from ${school} in ${year}`)]),
  completed: forEach(({ degree, school, year }) => [point(`Completed ${degree} at ${school}, ${year}`)]),
  labelled: forEach(({ degree, school, year }) => [
    line(`Qualification: ${degree}`),
    line(`Institute: ${school}`),
    line(`Year of passing: ${year}`),
  ]),
  europass: forEach(({ degree, school, year }) => [
    line(`Dates   ${year}`),
    line(`Title of qualification awarded   ${degree}`),
    line(`Name of organisation providing education   ${school}`),
  ]),
  grid: (schools) => [
    table([
      ['Degree', 'Institute', 'Year'],
      ...schools.map(({ degree, school, year }) => [degree, school, year]),
    ]),
  ],
  linkedin: forEach(({ degree, school, year }) => [line(school), line(`${degree} · (${year})`)]),
};

const half = (values) => Math.ceil(values.length / 2);

export const SKILLS = {
  commas: (skills) => [line(skills.join(', '))],
  points: (skills) => skills.map(point),
  pipes: (skills) => [line(skills.join(' | '))],
  dots: (skills) => [line(skills.join(' • '))],
  semicolons: (skills) => [line(`${skills.join('; ')}.`)],
  rows: (skills) => skills.map(line),
  grouped: (skills) => [
    line(`Main: ${skills.slice(0, half(skills)).join(', ')}`),
    line(`Also: ${skills.slice(half(skills)).join(', ')}`),
  ],
  grid: (skills) => [
    table(skills.slice(0, half(skills)).map((one, at) => [one, skills[half(skills) + at] ?? ''])),
  ],
};

/** Languages with levels, certificates and the notice period, in the resume's language. */
export const LISTED = {
  languages: ({ languages }) => [line(languages.map(([tongue, level]) => `${tongue} (${level})`).join(', '))],
  certificates: ({ certificates }) => certificates.map(point),
  more: ({ more }) => more.map(line),
};
