import type { WorkFlowStep } from '@slotwise/contract/booking-parts/life.schema';
import { PAGE } from './page.texts.ts';

/** 'Arjun Nair selected the candidate.' */
export function stepSentence({ action, byName, byRole }: WorkFlowStep): string {
  if (action === 'COMPLETED') return PAGE.timeEnded();
  const who = byRole === 'SYSTEM' ? PAGE.system() : byName;
  return PAGE.did({ who, step: action });
}
