/** Searches in words the resumes do not use; people who do that work rank first. */
import { any, is, skill, titled } from '../conditions.mjs';

export const RANKINGS = {
  'rank.category': [
    ['nurse', is('nurse')],
    ['pharmacist resumes', is('pharmacist')],
    ['teachers', is('teacher')],
    ['welder', is('welder')],
    ['looking for chefs', is('chef')],
    ['accountants', is('accountant')],
    ['legal people', is('lawyer')],
    ['sales people', is('sales')],
    ['HR profiles', is('hr')],
    ['mechanical engineers', is('mechanical')],
    ['software developers', is('developer')],
    ['warehouse staff', is('warehouse')],
    ['marketing', is('marketing')],
    ['electrician', is('electrician')],
  ],
  'rank.paraphrase': [
    ['someone to run our kitchen', is('chef')],
    ['a person who can look after patients on the ward', is('nurse')],
    ['somebody to close our books at month end', is('accountant')],
    ['people who can join steel', is('welder')],
    ['who could teach children', is('teacher')],
    ['someone to draft and negotiate contracts', is('lawyer')],
    ['we need a person to hire people for us', any(is('hr'), skill('Recruitment'))],
    ['a hand to hand out medicines to patients', is('pharmacist')],
    ['person to lead the night shift in our distribution centre', is('warehouse')],
    ['build ETL pipelines', any(is('data'), titled('Data Engineer'))],
    ['someone to write for our blog', any(skill('Copywriting'), skill('Content strategy'))],
    ['rewire an old house', is('electrician')],
  ],
};
