/** The heads of resumes: the name, or what replaces it, and the contact details, as blocks for `write-file.mjs`. */
import { line, name } from './blocks.mjs';

const joined = (sign, ...values) => values.filter(Boolean).join(sign);

export const HEADS = {
  centred: (p) => [name(p.name), line(p.head), line(joined(' | ', p.mail, p.phone, p.place))],
  lines: (p) => [name(p.name), ...[p.place, p.phone, p.mail].map(line)],
  labels: (p) => [
    line('RESUME'),
    line(`Name: ${p.name}`),
    line(`Mobile: ${p.phone}`),
    line(`E-mail: ${p.mail}`),
    line(`Address: ${p.place}`),
  ],
  vitae: (p) => [
    line('CURRICULUM VITAE'),
    name(p.name),
    line(joined(', ', p.place, `Tel. ${p.phone}`, p.mail)),
  ],
  oneLine: (p) => [line(joined(' · ', p.name, p.head, p.place, p.phone, p.mail))],
  surnameFirst: (p) => {
    const [given, ...rest] = p.name.split(' ');
    return [
      name(`${rest.join(' ').toUpperCase()}, ${given}`),
      line(p.head),
      line(joined(' / ', p.phone, p.mail)),
      line(p.place),
    ];
  },
  capitals: (p) => [
    name(p.name.toUpperCase()),
    line(joined('   ', p.mail, p.phone)),
    line(p.place.toUpperCase()),
  ],
  shortLabels: (p) => [
    name(p.name.toUpperCase()),
    line(p.head),
    line(`p: ${p.phone}`),
    line(`e: ${p.mail}`),
    line(`a: ${p.place}`),
  ],
  nameless: (p) => [line(p.head), line(joined(' | ', p.place, p.phone))],
  nothing: (p) => [line('Confidential profile'), line(p.head), line(p.place)],
  mail: (p) => [
    line(`From: ${p.name} <${p.mail}>`),
    line('To: jobs@recruiting.example'),
    line(`Subject: Application as ${p.head}`),
    line('Hello,'),
    line('please find my details below. I look forward to hearing from you.'),
    line(`I live in ${p.place}; you can call me on ${p.phone}.`),
  ],
  linkedin: (p) => [
    line('Contact'),
    line(p.phone),
    line(p.mail),
    line(`www.linkedin.example/in/${p.key}`),
    name(p.name),
    line(p.head),
    line(p.place),
  ],
  europass: (p) => [
    line('Europass Curriculum Vitae'),
    line('Personal information'),
    line(`First name(s) / Surname(s)   ${p.name}`),
    line(`Address(es)   ${p.place}`),
    line(`Telephone(s)   ${p.phone}`),
    line(`E-mail   ${p.mail}`),
  ],
  lebenslauf: (p) => [
    name('Lebenslauf'),
    line(`Name: ${p.name}`),
    line(`Anschrift: ${p.place}`),
    line(`Telefon: ${p.phone}`),
    line(`E-Mail: ${p.mail}`),
  ],
  hidden: (p) => [line(p.head), line(p.mail), line(p.phone), name(p.name), line(p.place)],
};
