const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be the id of a zip, and not only its name. */
export const isZipId = (text: string): boolean => ID.test(text);
