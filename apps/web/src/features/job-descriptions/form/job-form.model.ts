import type { UseFormReturnType } from '@mantine/form';
import type { JobValues } from './job-values.model.ts';

/** The form shared by the dialog's parts. */
export type JobForm = UseFormReturnType<JobValues>;
