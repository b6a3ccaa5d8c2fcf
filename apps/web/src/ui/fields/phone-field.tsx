import { Input, Select, TextInput } from '@mantine/core';
import { LIMITS } from '@slotwise/contract/limits';
import { useId, useState, type ReactNode } from 'react';
import { defaultCountries, parseCountry } from 'react-international-phone';
import classes from './phone-field.module.css';
import { UI } from '../ui.texts.ts';

type Props = {
  label: string;
  /** The initial number, as `+919845001234`, and its country as `IN`. */
  phone?: string;
  phoneCountry?: string;
  error: ReactNode;
  /** The number as typed, national or with a plus, and the chosen country as `IN`. */
  onChange: (phone: string, phoneCountry: string) => void;
};

const COUNTRIES = defaultCountries.map(parseCountry);

const OPTIONS = COUNTRIES.map(({ iso2, name, dialCode }) => ({
  value: iso2.toUpperCase(),
  label: `${name} +${dialCode}`,
}));

/** The number without its country code, which the country field already shows. */
function nationalPart(phone: string, country: string): string {
  const dialCode = COUNTRIES.find(({ iso2 }) => iso2.toUpperCase() === country)?.dialCode;
  return dialCode && phone.startsWith(`+${dialCode}`) ? phone.slice(dialCode.length + 1) : phone;
}

/** A number in its national form next to the country whose code precedes it; one with a plus includes its own. */
export function PhoneField({ label, phone = '', phoneCountry, error, onChange }: Props) {
  const inputId = useId();
  const errorId = useId();
  const [country, setCountry] = useState(phoneCountry || LIMITS.defaultPhoneCountry);
  const [text, setText] = useState(() => nationalPart(phone, country));

  const write = (written: string) => {
    setText(written);
    onChange(written, country);
  };
  const choose = (chosen: string | null) => {
    if (!chosen) return;
    setCountry(chosen);
    onChange(text, chosen);
  };

  return (
    <Input.Wrapper label={label} labelProps={{ htmlFor: inputId }} error={error} errorProps={{ id: errorId }}>
      <div className={classes.pair}>
        <Select
          aria-label={UI.country()}
          data={OPTIONS}
          value={country}
          onChange={choose}
          searchable
          allowDeselect={false}
          nothingFoundMessage={UI.noCountry()}
          comboboxProps={{ width: 280, position: 'bottom-start', keepMounted: false }}
          maxDropdownHeight={260}
        />
        <TextInput
          id={inputId}
          type="tel"
          autoComplete="tel-national"
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          error={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
        />
      </div>
    </Input.Wrapper>
  );
}
