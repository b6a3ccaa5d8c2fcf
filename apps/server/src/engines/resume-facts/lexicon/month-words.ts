/** Months in all supported languages, one per line by their first letters; longer stems match first. */
const STEMS = `
janu janv jänn jan ener ene genn gen
febr fév fev feb
mars marc marz märz març maart mrt mar
apri avri avr abri abr apr
may mai mayo maio magg mag mei
june juni juin giug giu junh jun
july juli juil lugl lug julh jul
augu août aout agos ago aug
sept sete sett setie set sep
octo okto octu otto ott outu out oct okt
nove nov
dece deze déce dici dice dez déc dic dec`
  .trim()
  .split('\n')
  .flatMap((stems, at) => stems.split(' ').map((stem): [stem: string, month: number] => [stem, at + 1]));

/** Full and abbreviated names, so that 'market' is not a month. */
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

/** The number of a month by its name, from 1 to 12. */
export const findMonth = (name: string): number | undefined => BY_NAME.get(name.toLowerCase());
