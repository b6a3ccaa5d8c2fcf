import { exportBookings, exportSubmissions } from '@slotwise/contract/exports/exports.endpoints';
import { useSelector } from 'react-redux';
import { exportCsv } from '#feedback/export-csv.ts';
import { useAddressFilters } from '#lib/use-address-filters.ts';
import { useLoaded } from '#lib/use-loaded.ts';
import { selectUser } from '#state/recruiter.slice.ts';
import { listBookings, listSubmissions } from '#features/bookings/bookings.actions.ts';
import { ACCEPTED, FILTERS, queryOf, SUBMITTED } from './filters.model.ts';

export type FilteredBookings = ReturnType<typeof useFilteredBookings>;

/** The meetings that the search, filters, order and page in the address ask for. */
export function useFilteredBookings(timeZone: string) {
  const { email, vendorId } = useSelector(selectUser);
  const filters = useAddressFilters(FILTERS, ACCEPTED);
  const query = queryOf(filters.values, filters.page, { timeZone, email });
  const isOurs = filters.values.of !== SUBMITTED;
  const loaded = useLoaded(JSON.stringify([isOurs, query]), () =>
    isOurs ? listBookings(query) : listSubmissions({ ...query, submitterVendorId: vendorId }),
  );
  const saveAsCsv = () =>
    isOurs
      ? exportCsv(exportBookings, { query }, 'bookings')
      : exportCsv(exportSubmissions, { query: { ...query, submitterVendorId: vendorId } }, 'submissions');
  return { filters, loaded, saveAsCsv };
}
