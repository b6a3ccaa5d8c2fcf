import { Select, type SelectProps } from '@mantine/core';
import { defaultCountries, parseCountry } from 'react-international-phone';
import { countryName } from '#lib/country-name.ts';
import { UI } from '../ui.texts.ts';

type Props = Omit<SelectProps, 'data' | 'searchable' | 'allowDeselect'>;

const OPTIONS = defaultCountries
  .map((country) => parseCountry(country).iso2.toUpperCase())
  .map((value) => ({ value, label: countryName(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label));

/** A searchable choice of countries by their English names; values are codes such as `IN`. */
export const CountrySelect = (props: Props) => (
  <Select {...props} searchable allowDeselect={false} nothingFoundMessage={UI.noCountry()} data={OPTIONS} />
);
