/** What people are told when they are not here: short, in their language, and nothing that only a seat may know. */
import { type Language, type Words, words } from '@atoll/engine';
import type { NoticeKind } from './settings.ts';

export interface Told {
  title: string;
  text: string;
}

const titles: Readonly<Record<NoticeKind | 'test', Words>> = {
  turn: words('Du bist dran: {game}', 'Your turn: {game}'),
  invited: words('Einladung: {game}', 'Invitation: {game}'),
  over: words('Zu Ende: {game}', 'Over: {game}'),
  standIn: words('Ein Bot spielt für dich: {game}', 'A bot plays for you: {game}'),
  test: words('Atoll: Probe', 'Atoll: a test'),
};

const texts: Readonly<Record<NoticeKind | 'test', Words>> = {
  turn: words('Ein Tisch wartet auf dich.', 'A table is waiting for you.'),
  invited: words('Jemand möchte mit dir spielen.', 'Somebody would like to play with you.'),
  over: words('Sieh dir das Ergebnis an.', 'See how it ended.'),
  standIn: words(
    'Deine Zeit war um. Mit einem Klick spielst du wieder selbst.',
    'Your time was up. One click and you play yourself again.',
  ),
  test: words(
    'So sieht es aus, wenn ein Tisch auf dich wartet.',
    'This is what you get when a table is waiting for you.',
  ),
};

export function told(kind: NoticeKind | 'test', game: string, language: Language): Told {
  return { title: titles[kind][language].replace('{game}', () => game), text: texts[kind][language] };
}
