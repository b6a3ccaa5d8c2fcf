import { findAddressedToMachines } from '../../resume-facts/machine/machine-addressed.ts';

const MARKUP = /<\/?[a-z][^<>]*>/i;
const HELP =
  /^(?:please )?(?:help(?: me)?|what (?:can|could|should) (?:i|you|we) (?:ask|do)(?: here| you)?|how (?:do|does|can) (?:i|this|it|you) (?:use|work|ask)(?: this| it)?)[.?! ]*$/i;

/** Whether what was typed asks nothing of resumes: it tells a machine what to do, is markup, or asks what can be asked. */
export const asksNothing = (question: string): boolean =>
  HELP.test(question.trim()) || MARKUP.test(question) || findAddressedToMachines(question).length > 0;
