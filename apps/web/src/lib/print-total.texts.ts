import { defineTexts } from '@slotwise/contract/define-texts';

export const TOTAL = defineTexts({ over: 'over {count, number}' });
