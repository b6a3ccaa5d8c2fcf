import { SAMPLE_DOMAIN } from '#lib/sample-address.ts';

/** An invented address. */
export function sampleAddress(name: string): string {
  const box = name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '.');
  return `${box}@${SAMPLE_DOMAIN}`;
}

/** Panelists in four zones, by the short names used in the meetings. */
export const SAMPLE_PANEL = {
  arjun: {
    firstName: 'Arjun',
    lastName: 'Nair',
    designation: 'Staff Engineer',
    timeZone: 'Asia/Kolkata',
    skills: ['SQL', 'Kafka', 'System design'],
  },
  sofia: {
    firstName: 'Sofia',
    lastName: 'Lindqvist',
    designation: 'Data Platform Lead',
    timeZone: 'Europe/Stockholm',
    skills: ['Streaming', 'Spark'],
  },
  daniel: {
    firstName: 'Daniel',
    lastName: 'Okafor',
    designation: 'Principal Engineer',
    timeZone: 'Europe/London',
    skills: ['Python', 'SQL'],
  },
  hannah: {
    firstName: 'Hannah',
    lastName: 'Weiss',
    designation: 'Product Designer',
    timeZone: 'Europe/Berlin',
    skills: ['Portfolio review'],
  },
  priya: {
    firstName: 'Priya',
    lastName: 'Menon',
    designation: 'Engineering Manager',
    timeZone: 'Asia/Kolkata',
    skills: ['Leadership'],
  },
} as const;

export type SamplePanelist = keyof typeof SAMPLE_PANEL;

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;
