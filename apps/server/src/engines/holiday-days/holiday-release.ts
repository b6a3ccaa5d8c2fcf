/**
 * The holiday data that comes with the product. Whoever updates the package names the new version here, and the coming
 * days of every country's calendar are read anew.
 */
export const HOLIDAY_RELEASE = 'date-holidays 3.37.0';
