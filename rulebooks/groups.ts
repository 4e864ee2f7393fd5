/**
 * Words that mean much the same at a gaming table. A few hundred tagged sentences are too few to learn each German word
 * by itself; a group lets "ziehen" speak for "mischen", and lets a rulebook with other pieces be read at all.
 */
const stems: Readonly<Record<string, RegExp>> = {
  dice: /würf|augenzahl/,
  card: /karte|stapel/,
  shuffle: /misch|zufäll|zufall|verdeckt|glück|^lost?$|^losen$|zieh|gezog/,
  any: /beliebig|egal|gleichgült|wähl|wahl/,
  take: /^(nimm|nahm|nehm|genomm|aufnehm)/,
  get: /erhält|erhalt|bekomm|kriegt|bring/,
  give: /abgib|abgeb|abgabe|bezahl|zahl(t|en)$|kost(et|en)|opfer|ausgeb|tausch/,
  lay: /leg(t|en|e)?$|liegt|liegen|ablage|auflag/,
  set: /setz|stell|platzier|steht|stehen/,
  points: /punkt/,
  score: /wert(en|et|ung)/,
  board: /spielplan|^plan|brett/,
  field: /^feld|gebiet|insel|platz|plätz/,
  own: /tableau|eigen/,
  supply: /vorrat|vorräte|bank|schachtel/,
  beside: /^(neben|daneben|angrenz|anlieg|benachbart)/,
  open: /offen|sichtbar|aufgedeckt/,
  end: /ende|schluss|letzt/,
  win: /gewinn|sieger|meisten|siegreich|gleichstand|mehrheit/,
  move: /rück|beweg|schieb|schob|versetz|vorwärts|schritt|lande/,
  each: /^jede|^allen?$/,
  player: /spieler/,
  may: /^darf|dürf|^kann|könn/,
  must: /^muss|müss|sollte/,
  not: /^nicht|^kein|^nie$|ohne/,
  build: /bau|errich|hütte|haus|häuser/,
  action: /^aktion/,
  spread: /ausbreit|wege?$|siedel/,
  turn: /reihe|runde|durchgang|phase|zug$|nacheinander/,
  fulfil: /erfüll|aufgabe|erfordern/,
  tile: /plättchen/,
  use: /nutz/,
  play: /spiel(t|en)$|ausspiel/,
  reference: /^siehe|seite|abbild|übersicht|beispiel/,
  first: /^erst|vorn|oberst|oben/,
  shared: /gemein|zusamm|alle/,
  if: /^(wenn|falls|ob|wer|sollte|hat)/,
  or: /^oder|entweder|stattdessen/,
  per: /^(pro|je|jeweils|jeden|jedes)$/,
  digits: /^\d+$/,
  numeral: /^(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)/,
  limit: /maximal|^max|höchst|mindest|genau/,
  lose: /verlier|verlor|verfall|verfäll|trenn|entfern|zurück|ersetz|verdräng/,
  now: /sofort|jetzt|^nun|danach|anschließ|dann/,
  material: /stein|holz|sand|baustoff|muschel|material|gold|frucht|früchte/,
  people: /frau|mann|männer|priester|helfer|arbeiter/,
};

const groups = Object.entries(stems);

export const groupsOf = (words: readonly string[]): string[] =>
  groups.filter(([, stem]) => words.some(word => stem.test(word))).map(([name]) => name);
