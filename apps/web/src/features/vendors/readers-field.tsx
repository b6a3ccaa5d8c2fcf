import type { Visibility } from '@slotwise/contract/booking-parts/documents.schema';
import type { Vendor } from '@slotwise/contract/vendors/vendors.schema';
import { Radio } from '@mantine/core';
import { listReaders } from './readers.model.ts';
import { VENDORS } from './vendors.texts.ts';

type Props = {
  vendor: Vendor;
  value: Visibility;
  onChange: (visibility: Visibility) => void;
};

/** Who may read something, if there is a choice. */
export function ReadersField({ vendor, value, onChange }: Props) {
  const choices = listReaders(vendor);
  if (choices.length < 2) return null;
  return (
    <Radio.Group
      label={VENDORS.readers()}
      description={choices.find((choice) => choice.value === value)?.about}
      value={value}
      onChange={(chosen) => onChange(chosen as Visibility)}
    >
      <div className="flex gap-md mt-2xs">
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} label={choice.label} />
        ))}
      </div>
    </Radio.Group>
  );
}
