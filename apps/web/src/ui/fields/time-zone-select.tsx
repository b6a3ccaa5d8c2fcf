import { Select, type SelectProps } from '@mantine/core';
import { Globe } from 'lucide-react';
import { useMemo } from 'react';
import { knownTimeZones, offsetLabel, presentZoneName, zoneCity } from '#lib/dates/zone-label.ts';
import { UI } from '../ui.texts.ts';

type Props = Omit<SelectProps, 'data' | 'value' | 'onChange' | 'searchable'> & {
  /** An IANA name, or empty. */
  value: string;
  onChange: (timeZone: string) => void;
};

function toOption(timeZone: string, now: number) {
  const region = timeZone.includes('/') ? `, ${timeZone.split('/')[0]?.replaceAll('_', ' ')}` : '';
  return { value: timeZone, label: `${zoneCity(timeZone)}${region} (${offsetLabel(timeZone, now)})` };
}

let options: { value: string; label: string }[] | undefined;

/** Formatting four hundred zone names takes a moment, so it is done once and only if a zone is being chosen. */
function allOptions() {
  options ??= knownTimeZones().map((timeZone) => toOption(timeZone, Date.now()));
  return options;
}

/** A searchable choice of every IANA time zone, named by city. */
export function TimeZoneSelect({ value, onChange, ...rest }: Props) {
  const chosen = value && presentZoneName(value);
  const data = useMemo(() => {
    const all = allOptions();
    return !chosen || all.some((option) => option.value === chosen)
      ? all
      : [{ value: chosen, label: zoneCity(chosen) }, ...all];
  }, [chosen]);
  return (
    <Select
      leftSection={<Globe size={14} aria-hidden />}
      nothingFoundMessage={UI.noCity()}
      limit={60}
      {...rest}
      searchable
      data={data}
      value={chosen || null}
      onChange={(timeZone) => onChange(timeZone ?? '')}
    />
  );
}
