import { useViewerZone } from '#state/viewer-zone.ts';
import { useNow } from '#lib/dates/use-now.ts';
import { wallTimeAt } from '#lib/dates/zone-time.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import type { ResourceForm } from './use-resource.ts';

/** Contract dates may be far in the past. */
const FIRST_DAY = '1990-01-01';

type Props = { form: ResourceForm; label: string; name: string };

/** A date field for past or future days. */
export function DayField({ form, label, name }: Props) {
  const { value, onChange, error } = form.getInputProps(name);
  const today = wallTimeAt(useNow(), useViewerZone()).slice(0, 10);
  return (
    <DateField
      label={label}
      today={FIRST_DAY}
      opensAt={today}
      value={String(value)}
      onChange={onChange}
      error={error}
    />
  );
}
