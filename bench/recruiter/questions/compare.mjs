/** Comparing people, and years with a skill. */
import { finds, ofKind, listRows, says } from '../expectations.mjs';

export const questions = [
  ...ofKind('compare', {
    1: [
      says('compare Rohan Kolambkar and Meera Joshi', { has: /Java[\s\S]*React|React[\s\S]*Java/ }),
      says('Olivia Harper vs Ashley Johnson', { has: /Manchester[\s\S]*Houston|Houston[\s\S]*Manchester/ }),
      says('difference between Lukas Müller and Michael Torres', {
        has: /Berlin[\s\S]*Austin|Austin[\s\S]*Berlin/,
      }),
      says('Who has more experience, Suresh Babu or Jan de Vries?', { has: /Suresh Babu states 18/ }),
      listRows('compare the two Rohans', ['rohan-kolambkar', 'rohan-kulkarni']),
      says('compare priya nair with jessica nguyen on python', {
        has: /"Python"|list(s)? python|Python/,
        not: /None of these/,
      }),
      says('is Karthik or Erik more experienced?', { has: /Erik Lindstr.m states 11/ }),
    ],
  }),
  ...ofKind('skill-years', {
    1: [
      finds('who has 5+ years of Python', ['wei', 'swati']),
      finds('more than 5 years in spark', ['swati']),
      says('who has most years of python', { has: /Swati[^.]*7|7[^.]*Swati/ }),
      says('most experienced java developer', { has: /Michael Torres/ }),
      says('who is the most experienced', { has: /Linda Washington states the most/, not: /Ngozi/ }),
      says('least experienced person', { has: /Fatima|Tyler|Ngozi|Priyanka/ }),
      finds('10 years of SAP MM', ['sanjay']),
    ],
  }),
];
