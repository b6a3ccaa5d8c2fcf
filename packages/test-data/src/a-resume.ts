import { aZip } from './a-zip.ts';

export type Persona = {
  name: string;
  email: string;
  phone: string;
  city: string;
  title: string;
  company: string;
  degree: string;
  college: string;
  skills: string[];
  more?: string;
};

/** A fictional person. */
export const aPersona = (different: Partial<Persona> = {}): Persona => ({
  name: 'Meera Nair',
  email: 'meera.nair@candidate.example',
  phone: '+91 98450 12345',
  city: 'Pune',
  title: 'Platform Engineer',
  company: 'Palmyra Retail',
  degree: 'Bachelor of Engineering',
  college: 'Northbridge Institute of Technology',
  skills: ['Java', 'Kubernetes', 'PostgreSQL'],
  ...different,
});

/** That person's resume as plain text. */
export function aResumeText(different: Partial<Persona> = {}): string {
  const { name, email, phone, city, title, company, degree, college, skills, more } = aPersona(different);
  const sections = [
    [name, `${email} | ${phone}`, city],
    ['SUMMARY', `${title} with 6 years of experience.`],
    ['WORK EXPERIENCE', title, `${company} - ${city}`, 'January 2019 to Present', 'Keeps services running.'],
    ['EDUCATION', degree, college, '2018'],
    ['SKILLS', skills.join(', ')],
    ...(more ? [[more]] : []),
  ];
  return sections.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** A zip of resumes, one text file each; a string is used as the content itself. */
export const aZipOfResumes = (files: Record<string, Partial<Persona> | string | Buffer>): Buffer =>
  aZip(
    Object.entries(files).map(([name, file]) => ({
      name,
      content: typeof file === 'string' || Buffer.isBuffer(file) ? file : aResumeText(file),
    })),
  );
