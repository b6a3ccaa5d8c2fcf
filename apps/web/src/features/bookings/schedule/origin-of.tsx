import { Quote } from 'lucide-react';
import { originText, type Origin, type OriginField } from '../candidate/origin.model.ts';
import type { MeetingForm } from './meeting-form.model.ts';
import classes from './origin-of.module.css';

const ORDER = ['label', 'input', 'description', 'error'] as const;

/** What a field says of the resume that it was filled in from, as props of it; nothing once its value was changed. */
export const originOf = (form: MeetingForm, origin: Origin | null) => (field: OriginField) => {
  const text = originText(origin, field, form.values.candidateDetails[field]);
  if (!text) return {};
  return {
    inputWrapperOrder: [...ORDER],
    description: (
      <span className={classes.origin}>
        <Quote className={classes.sign} size={11} aria-hidden />
        {text}
      </span>
    ),
  };
};
