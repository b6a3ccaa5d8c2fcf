/**
 * The bundled holiday data. Enter the new version here when updating the package; then the coming days of every
 * country's calendar are read again.
 */
export const HOLIDAY_RELEASE = 'date-holidays 3.37.0';
