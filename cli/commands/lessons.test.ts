import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atoll } from '../test/run.ts';

test('the lessons of Cacao are listed, done, and touch every kind of decision', async () => {
  const { code, out, err } = await atoll(['lessons', 'cacao', '--json']);
  assert.equal(code, 0, err);
  const { game, lessons, missing } = JSON.parse(out);
  assert.equal(game, 'cacao');
  assert.deepEqual(missing, []);
  assert.ok(lessons.length >= 5);
  for (const lesson of lessons) {
    assert.deepEqual(Object.keys(lesson), ['id', 'steps', 'kinds', 'rules']);
    assert.ok(lesson.steps > 0 && lesson.rules.length > 0, lesson.id);
  }
  assert.deepEqual(lessons[0].kinds, ['place', 'work']);
});

test('a game without lessons has an empty list, and says that every kind of decision is missing', async () => {
  const json = await atoll(['lessons', 'tides', '--json']);
  assert.equal(json.code, 0, json.err);
  assert.deepEqual(JSON.parse(json.out), { game: 'tides', lessons: [], missing: ['lay', 'more'] });
  const { code, out } = await atoll(['lessons', 'tides', '--lang', 'de']);
  assert.equal(code, 0);
  assert.match(out, /Tides hat noch keine Lektionen/);
  assert.match(out, /In keiner Lektion: Welle legen \(lay\)/);
});

test('lessons are asked of a game that there is', async () => {
  const { code, err } = await atoll(['lessons', 'chess']);
  assert.equal(code, 2);
  assert.match(err, /no game “chess”/);
});
