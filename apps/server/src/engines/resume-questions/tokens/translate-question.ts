import { isOccupationAbroad } from '../../resume-facts/lexicon/occupations-abroad.ts';

/**
 * The words around a question in other languages, as 'word=English'; an asterisk marks those that no English question has and
 * that tell the language. What is asked for, skills and places and names, is the same in all of them.
 */
const GERMAN = `*wer=who *welche=which *welcher=which *kennt=knows *können=know *spricht=speaks *suche=find *zeige=show *mindestens=at_least
*wohnt=lives *wohnen=live *gearbeitet=worked *berufserfahrung=experience *erfahrung=experience *jahre=years *jahren=years kann=knows hat=has haben=have
mit=with und=and oder=or ohne=without nicht=not aus=from bei=at mir=me alle=all im=in von=of als=as der=the die=the das=the
arbeitet=works studiert=studied kandidaten=candidates bewerber=candidates entwickler=developers entwicklerin=developer viele=many wie=how`;
const FRENCH = `*qui=who *quels=which *quelles=which *connaît=knows *connait=knows *parle=speaks *parlent=speak *connaissent=know *cherche=find *montre=show *avec=with
*développeurs=people_who_know *développeur=somebody_who_knows *combien=how_many *ans=years *habite=lives *travaillé=worked *étudié=studied
et=and ou=or sans=without dans=in à=in au=at moins=least expérience=experience candidats=candidates travaille=works
de=of des=of du=of les=the la=the le=the un=a une=a je=I en=in`;
const SPANISH = `*quién=who *quien=who *quienes=who *quiénes=who *conoce=knows *conocen=know *sabe=knows *saben=know *habla=speaks *busco=find
*buscar=find *muestra=show *desarrolladores=people_who_know *desarrollador=somebody_who_knows *años=years *cuántos=how_many *vive=lives
*trabajó=worked *trabaja=works *estudió=studied con=with y=and o=or sin=without en=in al=at menos=least experiencia=experience
candidatos=candidates de=of del=of la=the el=the los=the las=the un=a una=a que=that`;
const HINDI = `*kaun=who *kiske=who *jinke=who *jaanta=knows *jaanne=know *janne=know *jante=know *jaante=know *janta=knows *hai=is *hain=are *chahiye=needed
*wale=with *wala=with *waale=with *wali=with *kisko=who *jinko=who *jisko=who *aata=knows *aati=knows *kab=when_can *kahan=where_does
*rehta=live *rehti=live *rehte=live *sakta=is *sakte=is *sakti=is *turant=immediately *banda=person *bande=people *logon=people *dono=both
*kaam=work *kiya=worked koi=anyone kya=is kar=is hua=is *dikhao=show *batao=show *kitne=how_many *saal=years *anubhav=experience *mujhe=for_me
mein=in me=in aur=and ya=or ka=of ki=of ke=of ko=to ho=is hon=are *aate=know se=from log=people paas=have sabhi=all`;

type Dictionary = { sure: ReadonlySet<string>; english: ReadonlyMap<string, string> };

function parseDictionary(lines: string): Dictionary {
  const entries = lines.split(/\s+/).map((entry): [string, string] => {
    const [word = '', english = ''] = entry.split('=');
    return [word, english.replaceAll('_', ' ')];
  });
  return {
    sure: new Set(entries.flatMap(([word]) => (word.startsWith('*') ? [word.slice(1)] : []))),
    english: new Map(entries.map(([word, english]) => [word.replace('*', ''), english])),
  };
}

const EUROPEAN = [GERMAN, FRENCH, SPANISH].map(parseDictionary);
const DICTIONARIES = [...EUROPEAN, parseDictionary(HINDI)];
const WORD = /[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}.'+#/-]*/gu;

/** A question in German, French, Spanish or romanised Hindi, in English as far as its small words go; null where it is in none. */
export function translateQuestion(question: string): string | null {
  const words = question.toLowerCase().match(WORD) ?? [];
  const known = ({ english }: Dictionary) => words.filter((word) => english.has(word)).length;
  const surely = DICTIONARIES.filter(({ sure }) => words.some((word) => sure.has(word)));
  const spoken =
    surely.length > 0 || !words.some(isOccupationAbroad) ? surely : EUROPEAN.filter((one) => known(one) > 0);
  const [language] = spoken.toSorted((one, other) => known(other) - known(one));
  return language === undefined
    ? null
    : question.replace(WORD, (word) => language.english.get(word.toLowerCase()) ?? word);
}
