import { wordSet } from '#lib/text/word-set.ts';

/** Parts of the world that people ask for, with the ISO 3166 codes of their countries (UN M49; the Middle East as it is usually meant). */
const PARTS: Record<string, ReadonlySet<string>> = {
  europe: wordSet(`
AL AD AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM UA VA XK`),
  asia: wordSet(`
AF AM AZ BD BN BT CN GE HK ID IN JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW UZ VN AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE`),
  'middle east': wordSet('AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE'),
  africa: wordSet(`
AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW`),
  'north america': wordSet('CA US MX'),
  'south america': wordSet('AR BO BR CL CO EC FK GF GY PE PY SR UY VE'),
};

/** The parts of the world that a country lies in. */
export const partsOfWorld = (country: string): string[] =>
  Object.entries(PARTS).flatMap(([part, codes]) => (codes.has(country) ? [part] : []));
