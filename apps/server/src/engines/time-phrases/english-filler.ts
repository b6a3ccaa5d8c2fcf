import type { WordTable } from './english-words.ts';

/**
 * Words between times that do not change them. A word in neither table makes its phrase unreadable, so this one is
 * long. It must not contain words that could restrict a time ('if', 'unless', 'not sure') or count something.
 */
const FILLER = `
  a an the i im i'm i'd id i'll ill i've ive we we'd we'll we've me my mine myself our us you your yours u ur
  he she they them it it's its that that's thats these those this here there
  am is are be been being was were will would shall should could can may might must do does did have has had having
  get got make makes made take keep give go come say tell ask let lets let's see look looking know think guess believe
  like love want wish need hope prefer try manage able happy glad keen ready mind forward hear hearing invite invitation opportunity mail email message considering come
  join attend meet talk speak connect discuss call chat interview interviews meeting meetings conversation discussion
  time times timing timings timeslot timeslots timezone zone local slot slots day days date dates
  window windows schedule scheduled availability availabilities option options choice choices
  please pls plz kindly sir madam maam ma'am mam mr ms mrs team folks everyone
  so also too just only both either rather else again still already actually really very quite pretty much more most
  mostly usually generally normally always ideally preferably hopefully probably possibly perhaps maybe
  sure yes yeah yep yup right well then now anyway sorry unfortunately afraid
  on in of for during with as per how what which when where who same such following follows below above given
`;

const FILLER_PHRASES =
  "i am | don't mind | dont mind | do not mind | no problem | no problems | not a problem | no issue | no issues | " +
  'no worries | no constraint | no constraints | no preference | not only | not busy | why not | but only | ' +
  'any one | one of | all of | either one | no other | at all | at the earliest | at the latest';

/** A single row, in the format of the other words. */
export const ENGLISH_FILLER: WordTable = [
  [{ is: 'filler' }, [...FILLER.trim().split(/\s+/), FILLER_PHRASES].join(' | ')],
];
