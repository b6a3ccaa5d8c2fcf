/** What becomes of scorecards and decisions when their author is reached at another address. */
export { updateAuthor, updateScorecardOwner } from './move-author.queries.ts';
