import { NumberInput, type NumberInputProps } from '@mantine/core';

/** A field for a number without fraction or sign. */
export function WholeNumber(props: NumberInputProps) {
  return (
    <NumberInput allowDecimal={false} allowNegative={false} hideControls inputMode="numeric" {...props} />
  );
}
