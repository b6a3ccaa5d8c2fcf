import { defineTexts } from '@slotwise/contract/define-texts';

/** The zone in which times are read, and the search for another one. */
export const ZONE = defineTexts({
  timesIn: 'Times in {zone}',
  change: 'Change',
  changeZone: 'Change the time zone',
  keep: 'Keep',
  keepZone: 'Keep this time zone',
  city: 'City or region',
  noCity: 'No city by that name. Try a larger one in the same country.',
  now: '{clock} now',
});
