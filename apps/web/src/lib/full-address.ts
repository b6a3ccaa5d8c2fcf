/** A host with a dot in its name, with or without a path, as browsers show addresses. */
const WITHOUT_SCHEME = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/;

/** The web address as typed, with the `https://` that people leave out. */
export function fullAddress(typed: string): string {
  const address = typed.trim();
  return WITHOUT_SCHEME.test(address) ? `https://${address}` : typed;
}
