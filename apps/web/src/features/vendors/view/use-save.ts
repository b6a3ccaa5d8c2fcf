import { isFailure } from '@slotwise/contract/failures';
import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import type { VendorUpdate } from '@slotwise/contract/vendors/vendor-changes.schema';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { updateVendor } from '../vendors.actions.ts';
import { VENDOR } from '../vendor.texts.ts';

/**
 * Saves a part of a vendor. If someone was faster, their state is read at once, so that saving again applies our
 * changes on top of it; what was typed stays.
 */
export function useSave(vendor: Vendor, reread: () => void) {
  const dispatch = useAppDispatch();
  return async (update: VendorUpdate) => {
    const { vendorId, version } = vendor;
    const response = await dispatch(updateVendor(vendorId, { ...update, version }));
    if (!isFailure(response) || response.code !== 'VERSION_CONFLICT') return response;
    reread();
    const text = VENDOR.conflict();
    return { ...response, message: [text] };
  };
}
