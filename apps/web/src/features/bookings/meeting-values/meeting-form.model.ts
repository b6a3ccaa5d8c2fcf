import type { UseFormReturnType } from '@mantine/form';
import type { MeetingValues } from './meeting-values.model.ts';

/** The form shared by the page's five sections. */
export type MeetingForm = UseFormReturnType<MeetingValues>;
