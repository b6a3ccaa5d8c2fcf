import type { HolidayCalendar, HolidayCountry } from '@slotwise/contract/availability/holidays.schema';
import { isFailure, type Failure } from '@slotwise/contract/failures';
import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { HOLIDAYS } from './holidays.texts.ts';
import classes from './holidays.module.css';

type Props = {
  countries: HolidayCountry[];
  followed: HolidayCalendar[];
  onFollow: (calendar: { country: string; region?: string }) => Promise<object | Failure>;
};

/** A country, and a region if it has any with holidays of their own. */
export function FollowCountry({ countries, followed, onFollow }: Props) {
  const [country, setCountry] = useState<string | null>(null);
  const [region, setRegion] = useState('');
  const [error, setError] = useState('');
  const [running, setRunning] = useState(false);
  const regions = countries.find((one) => one.country === country)?.regions ?? [];

  const choose = (code: string | null) => {
    setCountry(code);
    setRegion('');
    setError('');
  };
  const follow = async () => {
    if (!country) return setError(HOLIDAYS.chooseCountry());
    const same = followed.find((one) => one.country === country && (one.region ?? '') === region);
    if (same) return setError(HOLIDAYS.already({ name: same.name }));
    setRunning(true);
    const response = await onFollow({ country, ...(region && { region }) });
    setRunning(false);
    if (isFailure(response)) setError(response.message.join(' '));
    else choose(null);
  };
  return (
    <div className={classes.country}>
      <Select
        label={HOLIDAYS.country()}
        placeholder={HOLIDAYS.countryHint()}
        searchable
        nothingFoundMessage={HOLIDAYS.noCountry()}
        data={countries.map(({ country: value, name: label }) => ({ value, label }))}
        value={country}
        onChange={choose}
        error={error}
      />
      <Select
        label={HOLIDAYS.region()}
        searchable
        allowDeselect={false}
        disabled={regions.length === 0}
        nothingFoundMessage={HOLIDAYS.noRegion()}
        data={[
          { value: '', label: HOLIDAYS.whole() },
          ...regions.map((one) => ({ value: one.region, label: one.name })),
        ]}
        value={region}
        onChange={(code) => {
          setRegion(code ?? '');
          setError('');
        }}
      />
      <Button className={classes.follow} loading={running} onClick={() => void follow()}>
        {HOLIDAYS.add()}
      </Button>
    </div>
  );
}
