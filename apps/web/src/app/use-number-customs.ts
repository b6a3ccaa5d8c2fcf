import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { writeNumbersAs } from '#lib/amount-text.ts';
import { selectOwnRecord } from '#state/recruiter.slice.ts';

/** Formats numbers and money as in the country of the user's organization, once it is known. */
export function useNumberCustoms() {
  const country = useSelector(selectOwnRecord)?.country;
  useLayoutEffect(() => {
    if (country) writeNumbersAs(country);
  }, [country]);
}
