import { Select, type SelectProps } from '@mantine/core';

type Props = Omit<SelectProps, 'data' | 'searchable' | 'allowDeselect'>;

const names = new Intl.DisplayNames('en', { type: 'currency' });

const OPTIONS = Intl.supportedValuesOf('currency').map((value) => ({
  value,
  label: `${value}, ${names.of(value)}`,
}));

/** A searchable choice of currencies; values are codes of ISO 4217 such as `INR`. */
export const CurrencySelect = (props: Props) => (
  <Select
    {...props}
    searchable
    allowDeselect={false}
    nothingFoundMessage="No such currency"
    limit={60}
    data={OPTIONS}
  />
);
