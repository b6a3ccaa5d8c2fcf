import { defineTexts } from '@slotwise/contract/define-texts';

export const FILE_SIZE = defineTexts({ bytes: '{count, plural, one {# byte} other {# bytes}}' });
