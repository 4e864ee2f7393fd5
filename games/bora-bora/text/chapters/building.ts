/** The rulebook: ceremony area, temple and building. */
import { words } from '@atoll/engine';
import { chapter, rule } from './rule.ts';

export const buildingChapters = [
  chapter(
    words('Zeremonienplatz', 'Ceremony area'),
    rule(
      'R35',
      [],
      [
        'Baustoffe ablegen',
        'Ein Baustoff kommt auf ein freies Feld seiner Sorte und bleibt dort. Ist keines frei, liegt er neben dem Tableau und zählt nur noch für Aufgaben.',
      ],
      [
        'Placing materials',
        'A material goes on a free cell of its kind and stays there. If none is free, it goes next to your player board and counts for tasks only.',
      ],
      'a material goes on a free cell of its kind and stays there',
      'without a free cell a material lies beside the board, where only tasks see it',
      'a covered cell is free for nothing any more',
    ),
    rule(
      'R36',
      [],
      ['Vorrat', 'Baustoffe, Opfergaben und Muscheln gehen nie aus.'],
      ['Supply', 'Materials, offerings and shells never run out.'],
      'supplies never run out',
    ),
  ),
  chapter(
    words('Tempel', 'Temple'),
    rule(
      'R37',
      ['actions', 'board', 'arriving'],
      [
        'Priester einsetzen',
        'Stell einen Priester aus deinem Vorrat auf das Tempelfeld deiner Zahl oder ein kleineres. Sind alle vier im Tempel, geht das nicht.',
      ],
      [
        'Placing a priest',
        'Put a priest from your supply on the temple space of your number or lower. With all four in the temple you can’t.',
      ],
      'a priest goes on the space of the die or on a lower one',
      'with all four priests in the temple there is none to place',
    ),
    rule(
      'R38',
      ['board', 'losing'],
      [
        'Verdrängen',
        'Ein Priester, der dort steht, rückt ein Feld tiefer und verdrängt weiter, bis eine Lücke gefüllt ist. Wer von Feld 1 fällt, kommt in den Vorrat zurück.',
      ],
      [
        'Pushing down',
        'A priest already there moves one space down and pushes on until a gap is filled. A priest pushed off space 1 returns to its owner’s supply.',
      ],
      'a priest who stands there goes down one space and pushes the next, up to the first gap',
      'the priest on space 1 is pushed out and returns to its owner',
    ),
    rule(
      'R39',
      ['chance'],
      [
        'Feuerbonus',
        'Jeder neue Priester und jedes Bauplättchen bringt den Feuerbonus: eine Götterkarte (offen oder vom Stapel) oder eine Opfergabe, und dazu einen Statusschritt oder eine Muschel.',
      ],
      [
        'Fire bonus',
        'Every new priest and every building tile brings the fire bonus: a god card (face up or from the pile) or an offering, plus a status step or a shell.',
      ],
      'a new priest brings the fire bonus',
      'example: the fire bonus is a card or an offering, and a status step or a shell, never two of one sort',
      'the card of a fire bonus may be open or from the pile',
      'one priest brings one fire bonus: a second one is refused',
    ),
  ),
  chapter(
    words('Bauen', 'Building'),
    rule(
      'R40',
      ['actions'],
      [
        'Was und wo',
        'Verbau ein unbenutztes Bauplättchen mit höchstens deiner Zahl auf zwei Feldern neben- oder übereinander, auf denen Baustoffe liegen. Die beiden Baustoffe gehen zurück, das Plättchen bleibt.',
      ],
      [
        'What and where',
        'Build an unused building tile of your number or lower on two cells with materials, side by side or one above the other. Both materials go back, the tile stays.',
      ],
      'any unused tile of at most the die goes on two neighbouring materials',
      'the end of a row does not touch the start of the next',
      'the tile covers both cells for good, and their materials are gone',
    ),
    rule(
      'R41',
      ['points'],
      [
        'Was es bringt',
        'In den ersten beiden Durchgängen 10 Punkte, in den nächsten beiden 7, in den letzten beiden 4, und jedes Mal den Feuerbonus.',
      ],
      [
        'What it brings',
        'In the first two rounds 10 points, in the next two 7, in the last two 4, and the fire bonus each time.',
      ],
      'a building brings 10, 7 or 4 points by round, and the fire bonus',
    ),
    rule(
      'R42',
      ['actions'],
      [
        'Wann es nicht geht',
        'Ohne zwei benachbarte Baustoffe oder ohne ein Bauplättchen mit passender Zahl kannst du nicht bauen.',
      ],
      [
        'When you can’t build',
        'Without two neighbouring materials, or without a building tile low enough, you can’t build.',
      ],
      'without two neighbouring materials, or without a tile low enough, one cannot build',
    ),
  ),
];
