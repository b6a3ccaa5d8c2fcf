/**
 * Spelled-out numbers from one up, by language; our own list. 'One' and its equivalents begin too many phrases in other
 * languages.
 */
const SPELLED: readonly string[] = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  '- zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  '- deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  '- dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  '- dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte',
];

/** The number of a spelled-out word in lower case. */
export const SPELLED_NUMBERS: ReadonlyMap<string, number> = new Map(
  SPELLED.flatMap((words) =>
    words
      .split(' ')
      .map((word, at) => [word, at + 1] as const)
      .filter(([word]) => word !== '-'),
  ),
);
