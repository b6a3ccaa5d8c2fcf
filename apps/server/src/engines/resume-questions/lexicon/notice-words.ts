/** Words without which no resume states a notice period or a start date; our own list. */
export const NOTICE_WORDS: readonly string[] = [
  'notice, np, lwd, last working day, joiner, joining, join, available, availability, immediately, kündigungsfrist',
  'eintrittstermin, verfügbar, disponible, disponibilité, préavis, preaviso, disponibilidad, incorporación, disponível',
  'disponibilidade, opzegtermijn, beschikbaar',
].flatMap((line) => line.split(', '));
