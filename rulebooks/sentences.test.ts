import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { sentencesOf } from './sentences.ts';

const splits = (text: string, ...sentences: string[]) => assert.deepEqual(sentencesOf(text), sentences);

test('a sentence ends at its point, also inside quotes and brackets', () => {
  splits(
    'Zieht drei Karten. Ruft „Land in Sicht!“ Danach ist Schluss. (Es sei denn, es regnet.) Wer gewinnt?',
    'Zieht drei Karten.',
    'Ruft „Land in Sicht!“',
    'Danach ist Schluss.',
    '(Es sei denn, es regnet.)',
    'Wer gewinnt?',
  );
});

test('abbreviations do not end a sentence', () => {
  splits(
    'Du zahlst z. B. Gold bzw. Holz, max. Drei Stück, siehe S. 7 und Nr. 4. Dann ist ggf. Anna dran.',
    'Du zahlst z. B. Gold bzw. Holz, max. Drei Stück, siehe S. 7 und Nr. 4.',
    'Dann ist ggf. Anna dran.',
  );
  splits('Nimm Reis, Tee usw. Lege alles ab.', 'Nimm Reis, Tee usw.', 'Lege alles ab.');
  splits('Alles z.B. Der Rest d.h. Das Holz.', 'Alles z.B. Der Rest d.h. Das Holz.');
});

test('ordinals and numbers with points do not end a sentence; a number at its end does', () => {
  splits(
    'Ab dem 3. Feld kostet es 1.000 Perlen. Am 2. Tag nicht.',
    'Ab dem 3. Feld kostet es 1.000 Perlen.',
    'Am 2. Tag nicht.',
  );
  splits(
    'Rückt vor auf Feld 12. Danach endet Phase A. Die Segel fallen.',
    'Rückt vor auf Feld 12.',
    'Danach endet Phase A.',
    'Die Segel fallen.',
  );
});

test('a mark in the middle of a sentence is none of its ends', () => {
  splits('Setze ein Boot (nur jetzt!) ein … oder warte ab.', 'Setze ein Boot (nur jetzt!) ein … oder warte ab.');
});

test('lines that a scanner broke come together again', () => {
  splits(
    'Der Fischer wirft sein Netz in die Lagune und\nzieht so viele Fische heraus, wie Boote in der\n\nBucht liegen.\nDanach ruht er.',
    'Der Fischer wirft sein Netz in die Lagune und zieht so viele Fische heraus, wie Boote in der Bucht liegen.',
    'Danach ruht er.',
  );
  splits(
    'Der Fischer wirft sein Netz in die Lagune und\n\nzieht so viele Fische heraus, wie er will.',
    'Der Fischer wirft sein Netz in die Lagune und zieht so viele Fische heraus, wie er will.',
  );
});

test('words that were divided at the end of a line are whole again, and real hyphens stay', () => {
  splits(
    'Baue die größte Fischer-\nhütte am Nord- und Süd-\nufer der Insel, oder am Ost-\noder Westufer von Bora-\nBora.',
    'Baue die größte Fischerhütte am Nord- und Südufer der Insel, oder am Ost- oder Westufer von Bora-Bora.',
  );
  splits('Sammle Mu\u00adscheln.', 'Sammle Muscheln.');
});

test('headings in capitals and short captions stand alone', () => {
  splits('SPIELENDE\nDas Netz ist leer.\nWer hat gewonnen?', 'SPIELENDE', 'Das Netz ist leer.', 'Wer hat gewonnen?');
  splits(
    'Hafen\nHier beginnen alle Boote ihre Fahrt über das weite Meer, und hier\nenden sie auch wieder, wenn der Wind es will.',
    'Hafen',
    'Hier beginnen alle Boote ihre Fahrt über das weite Meer, und hier enden sie auch wieder, wenn der Wind es will.',
  );
});

test('points of a list are sentences of their own, whatever sign a scanner made of them', () => {
  splits(
    '• 3 Boote\n- 20 Fische\n© 1 Netz\no Ein Anker\n2. Segel setzen • Anker lichten',
    '3 Boote',
    '20 Fische',
    '1 Netz',
    'Ein Anker',
    '2. Segel setzen',
    'Anker lichten',
  );
});

test('what is left of icons, rules and page numbers is dropped', () => {
  splits('Nimm ein Boot.\n\n———\n¢\n12\n.\n\nGib ein Netz ab.', 'Nimm ein Boot.', 'Gib ein Netz ab.');
  splits('## Ziel\n\nSammle **Perlen**.', 'Ziel', 'Sammle Perlen.');
});

test('no letter is lost and none is added, whatever comes in', () => {
  const piece = fc.constantFrom(
    'Boot',
    'nimmt',
    'z. B.',
    '12.',
    'Ende.',
    '!',
    '\n',
    ' ',
    '\n\n',
    '„',
    '“',
    'Ufer',
    'GEHT',
  );
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), pieces => {
      const text = pieces.join(' ');
      assert.equal(letters(sentencesOf(text).join('')), letters(text));
    }),
  );
});

test('long rows of points, blanks, digits or short lines do not slow it down', () => {
  const n = 200_000;
  for (const text of [
    '.'.repeat(n),
    `a${' '.repeat(n)}b`,
    '1. '.repeat(n / 4),
    'a\n'.repeat(n / 4),
    'a.) '.repeat(n / 4),
    '((('.repeat(n / 4),
  ])
    assert.ok(sentencesOf(`Anfang ${text} Ende`).length > 0);
});
