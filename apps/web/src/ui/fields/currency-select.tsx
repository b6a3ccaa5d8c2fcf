import { Select, type SelectProps } from '@mantine/core';
import { UI } from '../ui.texts.ts';

type Props = Omit<SelectProps, 'data' | 'searchable'>;

const names = new Intl.DisplayNames('en', { type: 'currency' });

const OPTIONS = Intl.supportedValuesOf('currency').map((value) => ({
  value,
  label: `${value}, ${names.of(value)}`,
}));

/** The known currencies, plus the present value if it is not among them, so that a stored one stays visible. */
const withValue = (value: Props['value']) =>
  !value || OPTIONS.some((one) => one.value === value) ? OPTIONS : [{ value, label: value }, ...OPTIONS];

/** A searchable choice of currencies; values are codes of ISO 4217 such as `INR`, and empty for none. */
export const CurrencySelect = (props: Props) => (
  <Select
    searchable
    clearable
    allowDeselect={false}
    placeholder={UI.notStated()}
    {...props}
    value={props.value || null}
    onChange={(currency, option) => props.onChange?.(currency ?? '', option)}
    nothingFoundMessage={UI.noCurrency()}
    limit={60}
    data={withValue(props.value)}
  />
);
