/** True if two typed texts are the same name, ignoring case. */
export const isSameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
