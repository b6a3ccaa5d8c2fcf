import { defineTexts } from '@slotwise/contract/define-texts';

/** The question whether a supplier may represent a candidate. */
export const RTR = defineTexts({
  opening: 'Opening…',
  unreachable: 'The question could not be loaded. Check your connection, then try again.',
  ended: 'The link has expired, or a newer email replaced it. Ask the person who wrote to you for a new one.',
  hello: 'Hello {name},',
  title: 'May {supplier} represent you?',
  lead: '{supplier} has put you forward for {job} at {client}.',
  asked: 'What you are being asked',
  job: 'Job',
  at: 'Company',
  representedBy: 'Represented by',
  contact: 'Questions',
  terms:
    'If you say yes, {supplier} represents you at {client} for {days, plural, one {one day} other {# days}}. If you say no, {supplier} and {client} are notified, and nothing else happens.',
  saidYes: 'You said yes. {supplier} represents you at {client}.',
  saidNo: 'You said no. {supplier} does not represent you at {client}.',
  yes: 'Yes, {supplier} may',
  no: 'No',
  private: 'This page is for you only, so please don’t share its link.',
});
