import type { UseFormReturnType } from '@mantine/form';
import type { JobValues } from './job-values.model.ts';

/** The form that the parts of the dialog share. */
export type JobForm = UseFormReturnType<JobValues>;
