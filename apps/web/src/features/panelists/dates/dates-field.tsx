import type { DateOverride } from '@slotwise/contract/panelists/hours.schema';
import { Button, Input } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import {
  applyDraft,
  toDraft,
  EMPTY_DRAFT,
  isUntouched,
  stretchesFrom,
  withoutStretch,
  type DatesDraft,
} from './dates.model.ts';
import { NewDates } from './new-dates.tsx';
import { StretchRow } from './stretch-row.tsx';
import { HOURS } from '../hours/hours.texts.ts';

type Props = {
  value: DateOverride[];
  /** The dates being added or changed; null while that form is closed. */
  draft: DatesDraft | null;
  /** `YYYY-MM-DD` in the panelist's zone; earlier dates are not shown. */
  today: string;
  /** Errors of the list, and those of the draft by field name. */
  errors: { list: ReactNode; draft: Record<string, ReactNode> };
  hint: string;
  onChange: (value: DateOverride[]) => void;
  onDraft: (draft: DatesDraft | null) => void;
  /** Whether the draft can be added as it is; marks errors. */
  isComplete: (draft: DatesDraft) => boolean;
};

/** Dates off and dates with hours that differ from the weekly ones. */
export function DatesField(props: Props) {
  const { value, draft, today, errors, hint, onChange, onDraft, isComplete } = props;
  const { root, focusAdd } = useFocusOfAdd(draft !== null);
  const stretches = stretchesFrom(value, today);
  const shown = draft?.replaces ? stretches.filter(({ from }) => from !== draft.replaces?.from) : stretches;
  const close = () => {
    focusAdd();
    onDraft(null);
  };
  const apply = () => {
    if (!draft || !isComplete(draft)) return;
    onChange(applyDraft(value, draft));
    close();
  };
  return (
    <section ref={root} className="slim" aria-label={HOURS.overrides()}>
      <h3 className="small medium">{HOURS.overrides()}</h3>
      <p className="mt-3xs mb-xs caption">{hint}</p>
      {shown.length > 0 && (
        <ul className="mb-xs framed" aria-label={HOURS.coming()}>
          {shown.map((stretch) => (
            <StretchRow
              key={stretch.from}
              stretch={stretch}
              isHeld={draft !== null && !isUntouched(draft)}
              onEdit={() => onDraft(toDraft(stretch))}
              onRemove={() => {
                root.current?.querySelector<HTMLElement>('[data-open-dates], [data-first-day]')?.focus();
                onChange(withoutStretch(value, stretch));
              }}
            />
          ))}
        </ul>
      )}
      {errors.list && <Input.Error role="alert">{errors.list}</Input.Error>}
      {draft && (
        <NewDates
          draft={draft}
          today={today}
          errors={errors.draft}
          onChange={onDraft}
          onApply={apply}
          onCancel={close}
        />
      )}
      {!draft && (
        <Button
          data-open-dates
          size="xs"
          variant="default"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => onDraft(EMPTY_DRAFT)}
        >
          {shown.length > 0 ? HOURS.addDates() : HOURS.addFirstDates()}
        </Button>
      )}
    </section>
  );
}

/** Opening the form removes its button, which gets the focus back at the end. */
function useFocusOfAdd(isOpen: boolean) {
  const root = useRef<HTMLElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>('[data-first-day]')?.focus();
    else if (isAwaited.current) root.current?.querySelector<HTMLElement>('[data-open-dates]')?.focus();
    isAwaited.current = false;
  }, [isOpen]);
  const focusAdd = () => {
    isAwaited.current = true;
  };
  return { root, focusAdd };
}
