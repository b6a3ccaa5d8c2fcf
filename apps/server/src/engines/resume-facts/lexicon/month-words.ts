/** Months in the languages of the resumes that are read, each by its first letters; longer ones decide first. */
const STEMS: [stem: string, month: number][] = [
  ['janu', 1],
  ['janv', 1],
  ['jänn', 1],
  ['jan', 1],
  ['ener', 1],
  ['ene', 1],
  ['genn', 1],
  ['gen', 1],
  ['febr', 2],
  ['fév', 2],
  ['fev', 2],
  ['feb', 2],
  ['mars', 3],
  ['marc', 3],
  ['marz', 3],
  ['märz', 3],
  ['març', 3],
  ['maart', 3],
  ['mrt', 3],
  ['mar', 3],
  ['apri', 4],
  ['avri', 4],
  ['avr', 4],
  ['abri', 4],
  ['abr', 4],
  ['apr', 4],
  ['may', 5],
  ['mai', 5],
  ['mayo', 5],
  ['maio', 5],
  ['magg', 5],
  ['mag', 5],
  ['mei', 5],
  ['june', 6],
  ['juni', 6],
  ['juin', 6],
  ['giug', 6],
  ['giu', 6],
  ['junh', 6],
  ['jun', 6],
  ['july', 7],
  ['juli', 7],
  ['juil', 7],
  ['lugl', 7],
  ['lug', 7],
  ['julh', 7],
  ['jul', 7],
  ['augu', 8],
  ['août', 8],
  ['aout', 8],
  ['agos', 8],
  ['ago', 8],
  ['aug', 8],
  ['sept', 9],
  ['sete', 9],
  ['sett', 9],
  ['setie', 9],
  ['set', 9],
  ['sep', 9],
  ['octo', 10],
  ['okto', 10],
  ['octu', 10],
  ['otto', 10],
  ['ott', 10],
  ['outu', 10],
  ['out', 10],
  ['oct', 10],
  ['okt', 10],
  ['nove', 11],
  ['nov', 11],
  ['dece', 12],
  ['deze', 12],
  ['déce', 12],
  ['dici', 12],
  ['dice', 12],
  ['dez', 12],
  ['déc', 12],
  ['dic', 12],
  ['dec', 12],
];

/** Full and shortened names, so that 'market' is no month. */
const NAMES =
  'january january’s jan february feb febr march mar april apr may june jun july jul august aug september sept sep october oct november nov december dec ' +
  'januar jänner februar märz mai juni juli oktober okt dezember dez janvier janv février févr fév fev mars avril avr juin juillet juil août aout septembre octobre novembre décembre déc ' +
  'enero ene febrero marzo abril abr mayo junio julio agosto ago septiembre setiembre octubre noviembre diciembre dic gennaio gen febbraio aprile maggio mag giugno giu luglio lug settembre set ottobre ott dicembre ' +
  'janeiro fevereiro março maio junho julho setembro outubro out novembro dezembro januari februari maart mrt mei augustus';

const BY_NAME = new Map(
  NAMES.split(' ').flatMap((name) => {
    const stem = STEMS.filter(([letters]) => name.startsWith(letters)).toSorted(
      (a, b) => b[0].length - a[0].length,
    )[0];
    return stem ? [[name, stem[1]] as const] : [];
  }),
);

/** The names as one pattern, longest first. */
export const MONTH_NAMES = [...BY_NAME.keys()].toSorted((a, b) => b.length - a.length).join('|');

/** The month of a name, from 1 to 12. */
export const findMonth = (name: string): number | undefined => BY_NAME.get(name.toLowerCase());
