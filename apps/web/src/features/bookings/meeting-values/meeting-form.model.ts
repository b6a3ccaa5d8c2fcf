import type { UseFormReturnType } from '@mantine/form';
import type { MeetingValues } from './meeting-values.model.ts';

/** The form that the five sections of the page share. */
export type MeetingForm = UseFormReturnType<MeetingValues>;
