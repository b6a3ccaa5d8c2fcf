import { isFailure, type Failure } from '@slotwise/contract/failures';
import { type Panelist, USUAL_DEFAULTS } from '@slotwise/contract/panelists/panelists.schema';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { focusFirstError } from '#lib/focus-first-error.ts';
import { useAppDispatch } from '#state/use-app-dispatch.ts';
import { mergePanelist, type Merge } from './merge.model.ts';
import { emptyPanelist, toValues, type PanelistValues, type Start } from './panelist-values.model.ts';
import { rereadPanelist } from './panelists.actions.ts';

type Options = {
  /** The record to edit; absent for a new one, which starts with the values in `start`. */
  panelist: Panelist | undefined;
  start?: Start;
  validate: (values: PanelistValues, now: number) => Record<string, string>;
};

const UNKNOWN_START: Start = { ...USUAL_DEFAULTS, timeZone: '' };

/**
 * The form of a panelist based on one state of the record. If someone was faster, what was typed is applied on top of
 * theirs.
 */
export function usePanelistForm({ panelist, start = UNKNOWN_START, validate }: Options) {
  const dispatch = useAppDispatch();
  const root = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(panelist);
  const [merge, setMerge] = useState<Merge | null>(null);
  const form = useForm<PanelistValues>({
    initialValues: panelist ? toValues(panelist) : emptyPanelist(start),
    validate: (values) => validate(values, Date.now()),
  });

  const standOn = (state: Panelist, values = toValues(state)) => {
    setBase(state);
    form.setValues(values);
    form.resetDirty(toValues(state));
  };
  const refused = async (failure: Failure) => {
    if (failure.code === 'VERSION_CONFLICT' && base) {
      const response = await dispatch(rereadPanelist(base));
      if (isFailure(response)) return;
      const theirs = toValues(response.data);
      const merged = mergePanelist({ base: toValues(base), mine: form.getValues(), theirs });
      standOn(response.data, merged.values);
      return setMerge(merged.merge);
    }
    if (!failure.fieldErrors) return;
    form.setErrors(failure.fieldErrors);
    focusFirstError(root.current);
  };
  const saved = (state: Panelist) => {
    setMerge(null);
    standOn(state);
  };
  return { form, root, base, merge, saved, refused, markErrors: () => focusFirstError(root.current) };
}
