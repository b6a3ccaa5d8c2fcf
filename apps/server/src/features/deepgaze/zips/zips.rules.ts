import { idField } from '@slotwise/contract/fields';
/** The text as an id, unless it is a zip's name. */
export const readZipId = (text: string): string | undefined => idField.safeParse(text).data;
