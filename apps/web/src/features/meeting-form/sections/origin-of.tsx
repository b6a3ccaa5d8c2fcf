import { Quote } from 'lucide-react';
import { originText, type Origin, type OriginField } from '../values/origin.model.ts';
import type { MeetingForm } from '#features/bookings/meeting-values/meeting-form.model.ts';
import { Note } from './note.tsx';
import classes from './origin-of.module.css';

const ORDER = ['label', 'input', 'description', 'error'] as const;

/** Says above the fields where their values come from. */
export const OriginNote = ({ origin }: { origin: Origin }) => (
  <Note tone="info">
    <p>
      Filled in from {origin.resume.fileName}. Each value shows the words it comes from until you change it.
      The resume is attached to the meeting.
    </p>
  </Note>
);

/** What a field says of the resume that it was filled in from, as props of it; nothing once its value was changed. */
export const getOrigin = (form: MeetingForm, origin: Origin | null) => (field: OriginField) => {
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
