/**
 * The holiday data that comes with the product. The person who updates the package names the new version here, and the coming
 * days of every country's calendar are read again.
 */
export const HOLIDAY_RELEASE = 'date-holidays 3.37.0';
