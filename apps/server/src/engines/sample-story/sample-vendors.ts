import { sampleAddress } from './sample-people.ts';

/** Invented partner organizations: one that submits candidates, and one that receives them. */
export const SAMPLE_VENDORS = [
  {
    relationship: 'SUPPLIER',
    vendorName: 'Saffron Lane Staffing',
    vendorCode: 'SLS',
    contactName: 'Lakshmi Pillai',
    contactEmail: sampleAddress('Lakshmi Pillai'),
    city: 'Kochi',
    skills: ['Data', 'Platform'],
    ownershipDays: 180,
    answerHours: 48,
    submissionRequiresRtr: true,
  },
  {
    relationship: 'CLIENT',
    vendorName: 'Tidewater Insurance',
    vendorCode: 'TWI',
    contactName: 'Gregor Lindholm',
    contactEmail: sampleAddress('Gregor Lindholm'),
    city: 'Gothenburg',
    skills: [],
    ownershipDays: 90,
    answerHours: 24,
    submissionRequiresRtr: false,
  },
] as const;
