import { defineTexts } from '@slotwise/contract/define-texts';

/** A time zone inside a sentence. */
export const ZONES = defineTexts({
  city: '{city} time',
  cityAndName: '{city} time ({name})',
});
