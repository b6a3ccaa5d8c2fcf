/** What other rooms change of the people on bookings, apart from who they are. */
export { updateAddress, updateAnswer } from './people.queries.ts';
