/** A host with a dot in its name, alone or with a path, as browsers show addresses. */
const WITHOUT_SCHEME = /^[\w-]+(\.[\w-]+)+(\/\S*)?$/;

/** A web address as it was typed, with the `https://` that people leave out. */
export function fullAddress(typed: string): string {
  const address = typed.trim();
  return WITHOUT_SCHEME.test(address) ? `https://${address}` : typed;
}
