import { type Chapter, words } from '@atoll/engine';

export const ending: Chapter = {
  title: words('Das Ende', 'The end'),
  rules: [
    {
      id: 'R51',
      elements: ['winning'],
      title: words('Fünfzehn Runden', 'Fifteen rounds'),
      text: words(
        'Nach 15 Runden habt ihr alle 14 Landschaften und eine Gottheit, und die Partie ist zu Ende.',
        'After 15 rounds you all have 14 regions and a god, and the game is over.',
      ),
      tests: ['the game ends after fifteen rounds: everybody has fourteen regions and a god, and the stacks are empty'],
    },
    {
      id: 'R52',
      elements: ['points', 'winning', 'losing'],
      title: words('Die Schaffenspunkte', 'The creation points'),
      text: words(
        'Du zählst die Schaffenspunkte (SP) deiner Landschaften, die zählen, deines Tempels und deiner Gottheit zusammen. Jede Wildnis zieht einen Punkt ab.',
        'Add up the creation points (CP) of your regions that count, your temple and your god. Every wilderness takes off one point.',
      ),
      tests: [
        'the points of the regions, the temple and the god are added, and every wilderness costs one',
        'while the game runs, the scoresheet says how it stands now',
      ],
    },
    {
      id: 'R53',
      elements: ['points'],
      title: words('Tempel', 'Temples'),
      text: words(
        'Zuerst sucht sich einen Tempel aus, wer die meisten Kultstätten hat, dann, wer die zweitmeisten hat, und so fort. Ohne Kultstätte bekommst du keinen.',
        'The player with the most shrines chooses a temple first, then the one with the second most, and so on. Without a shrine you get none.',
      ),
      tests: [
        'the player with most shrines gets the most valuable temple, then the next',
        'nobody without a shrine gets a temple',
      ],
    },
    {
      id: 'R54',
      elements: ['points'],
      title: words('Mystikwert', 'Mystic value'),
      text: words(
        'Habt ihr gleich viele Kultstätten, wählt zuerst, wer die weiße Landschaft mit dem höchsten Mystikwert hat. Das kann jede weiße Landschaft sein, aber keine Wildnis.',
        'If you tie in shrines, the player with the highest mystic value on a white region chooses first. That can be any white region, but not a wilderness.',
      ),
      tests: [
        'in a tie the player with the white region of the highest mystic value chooses first',
        'among equals the single highest mystic value decides, not the sum of several',
      ],
    },
    {
      id: 'R55',
      elements: ['points'],
      title: words('Der beste Tempel', 'The best temple'),
      text: words(
        'Niemand nimmt freiwillig den schlechteren Tempel: Du bekommst automatisch den wertvollsten, der noch da ist.',
        'Nobody would choose the worse temple: you automatically get the most valuable one left.',
      ),
      tests: ['everybody is given the best temple that is left to them'],
      ours: true,
    },
    {
      id: 'R56',
      elements: [],
      title: words('Die Gottheit obenauf', 'The god on top'),
      text: words(
        'Die Gottheit krönt die Pyramide nur zum Schmuck. Für Wälder ist sie kein Nachbar.',
        'The god on top of the pyramid is only decoration. It is not a neighbour of any forest.',
      ),
      tests: ['a god on top of the pyramid is no neighbour'],
      ours: true,
    },
    {
      id: 'R57',
      elements: ['winning', 'points'],
      title: words('Wer gewinnt', 'Who wins'),
      text: words(
        'Die meisten Schaffenspunkte gewinnen. Bei Gleichstand ist besser, wer mehr Anhänger übrig hat. Habt ihr auch davon gleich viele, teilt ihr euch den Rang.',
        'The most creation points win. Ties go to the player with more worshippers left. If those are equal too, you share the place.',
      ),
      tests: ['most points win; ties go to the player with more worshipers left; otherwise they share the place'],
    },
    {
      id: 'R58',
      elements: ['chance'],
      title: words('Was verdeckt ist', 'What is hidden'),
      text: words(
        'Verdeckt ist nur die Reihenfolge der Stapel. Alles andere liegt für alle offen.',
        'Only the order of the stacks is hidden. Everything else is face up for all to see.',
      ),
      tests: [
        'hidden is the order of the stacks, and nothing else',
        'everybody sees the same: worshipers, worlds, gods and what is being asked',
        'imagined stacks hold the tiles that nobody has seen, level by level',
      ],
    },
  ],
};
