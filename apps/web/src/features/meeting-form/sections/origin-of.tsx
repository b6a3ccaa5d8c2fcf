import { Quote } from 'lucide-react';
import { originText, type Origin, type OriginField } from '../values/origin.model.ts';
import type { MeetingForm } from '#features/bookings/meeting-values/meeting-form.model.ts';
import { Note } from './note.tsx';
import classes from './origin-of.module.css';
import { MEETING_FORM } from '#features/meeting-form/values/meeting-form.texts.ts';

const ORDER = ['label', 'input', 'description', 'error'] as const;

/** Says above the fields where their values come from. */
export const OriginNote = ({ origin }: { origin: Origin }) => (
  <Note tone="info">
    <p>{MEETING_FORM.filledIn({ fileName: origin.resume.fileName })}</p>
  </Note>
);

/** The props by which a field shows the resume it was filled in from; none once its value was changed. */
export const getOrigin = (form: MeetingForm, origin: Origin | null) => (field: OriginField) => {
  const text = originText(origin, field, form.values.candidateDetails[field]);
  if (!text) return {};
  return {
    inputWrapperOrder: [...ORDER],
    description: (
      <span className={classes.origin}>
        <Quote className="firm mt-2xs" size={11} aria-hidden />
        {text}
      </span>
    ),
  };
};
