/** A letter instead of a resume, with a reference whose contact details are not the candidate's. */
import { line, name } from '../blocks.mjs';

export const write = (person) => [
  name(person.name),
  line(`Phoenix, AZ · ${person.phone} · ${person.email}`),
  line(''),
  line(
    'Hello! I am an account executive with 5 years of experience selling payroll software. Since June 2021 I have been with Paychex in Phoenix, AZ, where I bring in about 40 new small firms a quarter, mostly through cold calling. I live in Salesforce all day and I like to negotiate.',
  ),
  line(''),
  line(
    'I finished my B.A. Communications at Arizona State University in 2021. I never worked in banking and I have no experience with SAP. My manager, Helen Stone (helen.stone@example.com, (602) 555-0199), is glad to talk to you.',
  ),
];
