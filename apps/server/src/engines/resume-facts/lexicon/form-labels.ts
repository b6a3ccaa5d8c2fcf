/**
 * Labels of the Europass form, with or without a colon; labels in other languages are added as they are seen. Source:
 * the Europass CV template, European Union, Decision 2241/2004/EC; reuse is free with the source named.
 */
export const FORM_LABELS: readonly string[] = [
  'title of qualification(?: awarded)?',
  'name (?:and type )?of organi[sz]ation providing education(?: and training)?',
  'principal (?:subjects|occupational skills)(?:[/ ](?:occupational )?skills)?(?: covered)?',
  'level in (?:national|international)(?: or international)? classification',
  'main activities and responsibilities',
  'type of business or sector',
];
