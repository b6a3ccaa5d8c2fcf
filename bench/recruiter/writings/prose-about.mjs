/** The only job, in a paragraph about the person. */
import { heading, line, name } from '../blocks.mjs';

export const write = (person) => [
  name(person.name),
  line('Java Developer'),
  line(`${person.phone}, ${person.email}`),
  line('Baner Road, Pune 411045'),
  heading('About me'),
  line(
    'I am a Java developer with 5 years of experience. I joined Capgemini in August 2021 straight from college and still work there, in Pune, on a policy system in Java and Spring Boot with an SQL database. I want to learn Kubernetes and Python next. I can join in 30 days.',
  ),
  heading('Education'),
  line('B.E., Symbiosis Institute of Technology, 2021'),
  heading('Skills'),
  line('Java, Spring Boot, SQL'),
];
