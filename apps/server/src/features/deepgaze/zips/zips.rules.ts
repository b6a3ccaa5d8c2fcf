import { idField } from '@slotwise/contract/fields';
/** The id that a text is, where it is not only a zip's name. */
export const readZipId = (text: string): string | undefined => idField.safeParse(text).data;
