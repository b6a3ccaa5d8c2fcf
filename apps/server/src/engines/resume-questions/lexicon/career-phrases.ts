import { type Phrase, parsePhrases } from './phrase-patterns.ts';

// Questions by the time at employers and between them; our own list. phrase-patterns.ts says how a line is read.

const CLASSES = {
  employer:
    'company companies employer employers firm firms organisation organization job jobs place role position',
  one: 'one a an the same single any their each',
  stayed: 'stayed stay stays staying been worked was spent remained served',
  short: 'short brief',
  cv: 'cv cvs resume resumes career careers employment work history job jobs',
};
const phrases = (lines: string) => parsePhrases(lines, CLASSES);

/** A kind of condition with the phrases that ask for it, the clearer ones first; an order has no bound. */
export type CareerPhrases = {
  kind: 'STAY' | 'GAP';
  /** 'most' and 'least' order; 'long' and 'short' set a bound. */
  asks: 'most' | 'least' | 'long' | 'short';
  phrases: readonly Phrase[];
};

export const CAREER: readonly CareerPhrases[] = [
  {
    kind: 'STAY',
    asks: 'least',
    phrases: phrases(`
      changed/changes/change/switched/switches/switch {employer} ..  often/frequently/most/lot/regularly
      changed/changes/change/switched/switches/switch the? most {employer}
      frequent/frequently/often changed/changes/change/switched/switches {employer}
      frequent {employer} changes/changers
      frequent changes of {employer}
      shortest average? tenure/tenures/stay/stays/stint/stints`),
  },
  {
    kind: 'STAY',
    asks: 'most',
    phrases: phrases(`
      {stayed} the? longest time? at/with/in/for {one} {one}? {employer}
      {stayed} at/with/in {one} {one}? {employer} the? longest
      longest time? at/with/in {one} {one}? {employer}
      longest tenure/tenures/stay/stays/stint/stints/service $
      {stayed} the? longest $`),
  },
  {
    kind: 'GAP',
    asks: 'most',
    phrases: phrases(`longest/biggest/largest {cv}? gap/gaps`),
  },
  {
    kind: 'GAP',
    asks: 'long',
    phrases: phrases(`
      {cv} gap/gaps
      gap/gaps between {employer}
      gap/gaps in/on their/the/his/her/a? {cv} {cv}?
      gap/gaps of/over/above/longer/more/exceeding/greater/lasting/at_least
      any/with/have/has/a/without/no gap/gaps $`),
  },
  {
    kind: 'STAY',
    asks: 'short',
    phrases: phrases(`
      left/leave/leaves/leaving/quit {one}? {employer}? within/after/in/under/before
      {stayed} less/under/below/fewer/shorter/at_most
      lasted less/under/below/fewer/shorter/at_most
      {short} stints/stint/tenures/tenure/stays/stay
      stints/stint/tenures/tenure/jobs/job of/under/below/shorter/less`),
  },
  {
    kind: 'STAY',
    asks: 'long',
    phrases: phrases(`
      at/with/in/for one/a_single/the_same/same/single {employer}
      {stayed} at/with/in one/a_single/the_same/same/single {employer}`),
  },
];
