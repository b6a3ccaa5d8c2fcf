/** Three lines and no heading. */
import { line, name } from '../blocks.mjs';

export const write = (person) => [
  name(person.name),
  line('handyman, plumbing, painting, anything round the house'),
  line(person.email),
];
