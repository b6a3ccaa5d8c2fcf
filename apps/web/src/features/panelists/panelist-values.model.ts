import {
  newPanelistSchema,
  OFFICE_HOURS,
  type NewPanelist,
  type Panelist,
  type WeeklyRange,
} from '@slotwise/contract/panelists/panelists.schema';

/** What the form of a panelist holds; every field is there, empty where nothing is known. */
export type PanelistValues = Required<Omit<NewPanelist, 'vendorId' | 'submitterId' | 'userId'>>;

export const emptyPanelist = (timeZone: string): PanelistValues => ({
  firstName: '',
  lastName: '',
  displayName: '',
  email: '',
  phone: '',
  designation: '',
  department: '',
  skills: [],
  level: 'INTERVIEWER',
  timeZone,
  weeklyHours: OFFICE_HOURS,
});

export const valuesOf = (panelist: Panelist): PanelistValues => ({
  firstName: panelist.firstName,
  lastName: panelist.lastName,
  displayName: panelist.displayName,
  email: panelist.email,
  phone: panelist.phone,
  designation: panelist.designation,
  department: panelist.department,
  skills: panelist.skills,
  level: panelist.level,
  timeZone: panelist.timeZone,
  weeklyHours: panelist.weeklyHours,
});

/** An empty display name is left to the server, which makes it from the names. */
export const toNewPanelist = ({ displayName, ...rest }: PanelistValues): NewPanelist => ({
  ...rest,
  ...(displayName.trim() && { displayName }),
});

/** Every wrong field with its text, judged by the contract's schema. */
export function validatePanelist(values: PanelistValues): Record<string, string> {
  const parsed = newPanelistSchema.safeParse(toNewPanelist(values));
  if (parsed.success) return {};
  const errors = Object.fromEntries(
    parsed.error.issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
  return { ...errors, ...(errors['weeklyHours'] && overlapErrors(values.weeklyHours)) };
}

/** The schema speaks of the week as a whole; here the range that runs into another one is named. */
function overlapErrors(ranges: WeeklyRange[]): Record<string, string> {
  const errors = ranges.flatMap((range, i) => {
    const other = ranges
      .slice(0, i)
      .find((one) => one.day === range.day && one.start < range.end && range.start < one.end);
    return other ? [[`weeklyHours.${i}.end`, `Overlaps ${other.start}–${other.end}`]] : [];
  });
  return Object.fromEntries(errors) as Record<string, string>;
}

/** The errors of a form without those of its hours, which a change of the hours settles. */
export const withoutHours = <Text>(errors: Record<string, Text>): Record<string, Text> =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !path.startsWith('weeklyHours')));
