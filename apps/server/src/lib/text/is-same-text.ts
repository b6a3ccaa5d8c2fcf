/** Whether two texts that people typed are one name, in capital or small letters. */
export const isSameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
