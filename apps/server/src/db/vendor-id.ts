declare const vendorIdBrand: unique symbol;

/** A tenant's id that was read from the database or made by it; nothing a client sent is one. */
export type VendorId = string & { readonly [vendorIdBrand]: true };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Vouches for a tenant's id; throws where it is no lower-case UUID. */
export function toVendorId(text: string): VendorId {
  if (!UUID.test(text)) throw new Error('A vendor id is a lower-case UUID.');
  return text as VendorId;
}
