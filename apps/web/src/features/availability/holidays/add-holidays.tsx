import { listHolidayCountries } from '@slotwise/contract/availability/holidays.endpoints';
import type { HolidayCalendar } from '@slotwise/contract/availability/holidays.schema';
import { isFailure } from '@slotwise/contract/failures';
import { Checkbox, Tabs, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { randomKey } from '#lib/random-key.ts';
import { useAnswer } from '#state/use-answer.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { FileDrop } from '#ui/file-drop/file-drop.tsx';
import { RetryNote } from '#ui/notes/retry-note.tsx';
import { SkeletonRows } from '#ui/lists/skeleton-rows.tsx';
import { calendarName, HOLIDAY_FILE } from '../calendar-file.model.ts';
import { FollowCountry } from './follow-country.tsx';
import { followHolidays } from './holidays.actions.ts';
import { HOLIDAYS } from './holidays.texts.ts';
import classes from './holidays.module.css';

type Props = {
  /** The followed calendars; the first one is for everyone, unless that is switched off. */
  calendars: HolidayCalendar[];
  onAdded: () => void;
};

/** Adds a calendar: of a country and region, or from a file. */
export function AddHolidays({ calendars, onAdded }: Props) {
  const dispatch = useAppDispatch();
  const { data, failure, reload } = useAnswer(listHolidayCountries, {});
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [name, setName] = useState('');
  const key = useRef(randomKey());
  const isDefault = chosen ?? calendars.length === 0;
  const follow = async (calendar: Parameters<typeof followHolidays>[0]) => {
    const response = await dispatch(followHolidays({ ...calendar, isDefault }, key.current));
    if (isFailure(response)) return response;
    key.current = randomKey();
    setChosen(null);
    setName('');
    onAdded();
    return response;
  };
  const bring = async (file: File) =>
    follow({ name: name.trim() || calendarName(file.name), ics: await file.text() });
  return (
    <section className={classes.add} aria-label={HOLIDAYS.add()}>
      <h3 className="title">{HOLIDAYS.add()}</h3>
      <Checkbox
        label={HOLIDAYS.forEveryone()}
        checked={isDefault}
        onChange={({ currentTarget }) => setChosen(currentTarget.checked)}
      />
      <Tabs defaultValue="country">
        <Tabs.List>
          <Tabs.Tab value="country">{HOLIDAYS.byCountry()}</Tabs.Tab>
          <Tabs.Tab value="file">{HOLIDAYS.fromFile()}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="country" className="stack gap-sm pt-sm">
          {failure && <RetryNote title={HOLIDAYS.countriesNotLoaded()} failure={failure} onRetry={reload} />}
          {!data && !failure && <SkeletonRows rows={1} label={HOLIDAYS.loadingCountries()} />}
          {data && <FollowCountry countries={data.data} followed={calendars} onFollow={follow} />}
        </Tabs.Panel>
        <Tabs.Panel value="file" className="stack gap-sm pt-sm">
          <TextInput
            label={HOLIDAYS.name()}
            placeholder={HOLIDAYS.nameHint()}
            maxLength={100}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <FileDrop
            label={HOLIDAYS.file()}
            limits={HOLIDAY_FILE}
            multiple={false}
            upload={bring}
            onUploaded={() => undefined}
          />
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}
