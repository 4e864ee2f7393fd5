import { type Chapter, words } from '@atoll/engine';

export const ending: Chapter = {
  title: words('Das Ende', 'The end'),
  rules: [
    {
      id: 'R51',
      elements: ['winning'],
      title: words('Fünfzehn Runden', 'Fifteen rounds'),
      text: words(
        'Nach 15 Runden haben alle 14 Landschaften und eine Gottheit, und die Partie ist zu Ende.',
        'After 15 rounds everybody has 14 regions and a god, and the game is over.',
      ),
      tests: ['the game ends after fifteen rounds: everybody has fourteen regions and a god, and the stacks are empty'],
    },
    {
      id: 'R52',
      elements: ['points', 'winning', 'losing'],
      title: words('Die Punkte', 'The points'),
      text: words(
        'Zusammengezählt werden die Landschaften, die zählen, dein Tempel und deine Gottheit. Jede Wildnis zieht einen Punkt ab.',
        'Added up are the regions that count, your temple and your god. Every wilderness takes off one point.',
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
        'Wer die meisten Kultstätten hat, sucht sich als Erster einen Tempel aus, dann der mit den zweitmeisten und so fort. Ohne Kultstätte gibt es keinen.',
        'Whoever has most shrines chooses a temple first, then whoever has the second most, and so on. Without a shrine there is none.',
      ),
      tests: [
        'whoever has most shrines gets the most valuable temple, then the next',
        'nobody without a shrine gets a temple',
      ],
    },
    {
      id: 'R54',
      elements: ['points'],
      title: words('Mystikwert', 'Mystic value'),
      text: words(
        'Haben zwei gleich viele Kultstätten, ist zuerst dran, wer die weiße Landschaft mit dem höchsten Mystikwert hat. Das kann jede weiße Landschaft sein, aber keine Wildnis.',
        'When two have equally many shrines, whoever has the white region with the highest mystic value is first. That can be any white region, but no wilderness.',
      ),
      tests: [
        'of equals the one with the white region of the highest mystic value chooses first',
        'among equals the single highest mystic value decides, not the sum of several',
      ],
    },
    {
      id: 'R55',
      elements: ['points'],
      title: words('Der beste Tempel', 'The best temple'),
      text: words(
        'Niemand wählt freiwillig den schlechteren Tempel: Jeder bekommt von selbst den wertvollsten, der noch da ist.',
        'Nobody chooses the worse temple of their own will: everybody is given the most valuable one that is left.',
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
        'The god crowns the pyramid for its looks only. To forests it is no neighbour.',
      ),
      tests: ['a god on top of the pyramid is no neighbour'],
      ours: true,
    },
    {
      id: 'R57',
      elements: ['winning', 'points'],
      title: words('Wer gewinnt', 'Who wins'),
      text: words(
        'Die meisten Punkte gewinnen. Bei Gleichstand ist besser, wer mehr Anhänger übrig hat. Sind auch die gleich, teilen sie sich den Platz.',
        'Most points win. Of equals whoever has more worshipers left is better. If those are equal, too, they share the place.',
      ),
      tests: ['most points win; of equals whoever has more worshipers left; otherwise they share the place'],
    },
    {
      id: 'R58',
      elements: ['chance'],
      title: words('Was verdeckt ist', 'What is hidden'),
      text: words(
        'Verdeckt ist nur die Reihenfolge der Stapel. Alles andere liegt für alle offen.',
        'Only the order of the stacks is hidden. Everything else lies open for all to see.',
      ),
      tests: [
        'hidden is the order of the stacks, and nothing else',
        'everybody sees the same: worshipers, worlds, gods and what is being asked',
        'imagined stacks hold the tiles that nobody has seen, level by level',
      ],
    },
  ],
};
