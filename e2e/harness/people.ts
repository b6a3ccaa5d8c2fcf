import type { Registration } from '@slotwise/contract/auth/auth.schema';

let companies = 0;

export const PASSWORD = 'seven green kettles';

/** Invented people of an organization that no other story uses. */
export function aCompany(name = 'Northbridge') {
  companies += 1;
  const domain = `${name.toLowerCase()}${companies}.example`;
  return {
    organization: `${name} ${companies}`,
    recruiter: {
      firstName: 'Anita',
      lastName: 'Desai',
      displayName: 'Anita Desai',
      email: `anita.desai@${domain}`,
    },
    panelist: {
      firstName: 'Ravi',
      lastName: 'Menon',
      displayName: 'Ravi Menon',
      email: `ravi.menon@${domain}`,
    },
    secondPanelist: {
      firstName: 'Lena',
      lastName: 'Vogt',
      displayName: 'Lena Vogt',
      email: `lena.vogt@${domain}`,
    },
    candidate: { name: 'Meera Iyer', email: `meera.iyer@home${companies}.example` },
    secondCandidate: { name: 'Tom Okafor', email: `tom.okafor@home${companies}.example` },
  };
}
export type Company = ReturnType<typeof aCompany>;

/** The sign-up form for the company's first recruiter. */
export function aRegistration({ organization, recruiter }: Company) {
  return {
    ...recruiter,
    organization,
    designation: 'Talent partner',
    location: 'Pune',
    phone: '98765 43210',
  } satisfies Registration;
}
