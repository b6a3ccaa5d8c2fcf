/** A Lebenslauf, in German. */
import { heading, line, name } from '../blocks.mjs';

export const write = (person) => [
  name('Lebenslauf'),
  line(person.name),
  line('Musterweg 4, 20095 Hamburg'),
  line(`Telefon: ${person.phone}`),
  line(`E-Mail: ${person.email}`),
  heading('Berufserfahrung'),
  line('04/2018 – heute  Softwareentwickler, Otto, Hamburg'),
  line('  Entwicklung von Webdiensten in Java und Spring'),
  line('10/2016 – 03/2018  Werkstudent, Airbus, Hamburg'),
  line('  Auswertungen in Python'),
  heading('Ausbildung'),
  line('2012 – 2018  Diplom-Informatiker, Universität Hamburg'),
  heading('Kenntnisse'),
  line('Java, Python, Docker'),
  heading('Sprachen'),
  line('Deutsch (Muttersprache), Englisch (fließend)'),
];
