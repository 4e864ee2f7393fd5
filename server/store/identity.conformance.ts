/** What every store must do for those who prove who they are. */
import assert from 'node:assert/strict';
import type { Proof } from './identityStore.ts';
import type { TellStory } from './store.conformance.ts';
import type { NewStoredTable } from './store.ts';

const at = (second: number): string => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
const device = (id: string, guest: string, seen: number) => ({
  id,
  guest,
  name: 'Firefox/Linux',
  createdAt: at(0),
  seenAt: at(seen),
});
const proof = (kind: Proof['kind'], name: string, guest: string, created = 0) => ({
  kind,
  name,
  guest,
  secret: `secret of ${name}`,
  label: '',
  createdAt: at(created),
});
const seat = (guest: string | null) => ({ guest, bot: null });

export function identityConformance(
  story: TellStory,
  newTable: (id: string, seats: NewStoredTable['seats'], created?: number) => NewStoredTable,
): void {
  story('a device belongs to a guest until it is signed out', async store => {
    await store.keepDevice(device('d1', 'ann', 1));
    await store.keepDevice(device('d2', 'ann', 2));
    await store.keepDevice({ ...device('d1', 'bob', 3), name: 'Safari/iPhone' });
    assert.deepEqual(
      (await store.devicesOf('ann')).map(({ id, name, seenAt }) => [id, name, seenAt]),
      [
        ['d1', 'Safari/iPhone', at(3)],
        ['d2', 'Firefox/Linux', at(2)],
      ],
      'whose it is does not change by its being seen',
    );
    const heard: string[] = [];
    store.subscribeGuests(guest => heard.push(guest));
    assert.equal(await store.signOut('bob', 'd1', at(4)), false, 'by nobody else');
    assert.deepEqual(heard, []);
    assert.equal(await store.signOut('ann', 'd1', at(4)), true);
    assert.equal(await store.signOut('ann', 'd1', at(5)), false, 'and only once');
    assert.deepEqual(heard, ['ann']);
    assert.equal((await store.device('d1'))?.signedOutAt, at(4));
    assert.deepEqual(
      (await store.devicesOf('ann')).map(({ id }) => id),
      ['d2'],
    );
    assert.equal(await store.device('d3'), null);
  });

  story('a proof is somebody’s, and nobody else’s', async store => {
    assert.equal(await store.addProof(proof('mail', 'a@b.c', 'ann')), 'added');
    assert.equal(await store.addProof(proof('mail', 'a@b.c', 'bob')), 'taken');
    assert.equal(await store.addProof(proof('key', 'K1', 'ann', 1), 'alone'), 'added');
    assert.equal(await store.addProof(proof('key', 'K2', 'ann', 2), 'alone'), 'added');
    assert.deepEqual(
      (await store.proofsOf('ann')).map(({ name }) => name),
      ['a@b.c', 'K2'],
      'a new key voids the old one and nothing else',
    );
    await store.useProof('key', 'K2', 'another secret', at(3));
    assert.deepEqual(await store.proof('key', 'K2'), {
      ...proof('key', 'K2', 'ann', 2),
      secret: 'another secret',
      usedAt: at(3),
    });
    assert.equal(await store.removeProof('bob', 'mail', 'a@b.c'), false);
    assert.equal(await store.removeProof('ann', 'mail', 'a@b.c'), true);
    assert.equal(await store.proof('mail', 'a@b.c'), null);
  });

  story('a link is used once, by the first who comes', async store => {
    const link = { hash: 'h', kind: 'carry', guest: 'ann', content: 'words', expiresAt: at(9) } as const;
    await store.addLink(link);
    await store.addLink({ ...link, hash: 'nobody’s', kind: 'challenge', guest: null, expiresAt: at(1) });
    assert.deepEqual(await store.link('h'), { ...link, usedAt: null });
    assert.deepEqual(await Promise.all([store.useLink('h', at(3)), store.useLink('h', at(4))]), [true, false]);
    assert.equal((await store.link('h'))?.usedAt, at(3));
    assert.equal(await store.useLink('forged', at(3)), false);
    await store.forgetLinks(at(5));
    assert.equal(await store.link('nobody’s'), null);
    assert.ok(await store.link('h'), 'it has not run out');
  });

  story('all links of a kind are used up at once, of one guest alone', async store => {
    const link = { hash: 'h1', kind: 'carry', guest: 'ann', content: '', expiresAt: at(9) } as const;
    await store.addLink(link);
    await store.addLink({ ...link, hash: 'h2', kind: 'enterByMail' });
    await store.addLink({ ...link, hash: 'h3', guest: 'bob' });
    await store.useLinksOf('ann', 'carry', at(3));
    const used = await Promise.all(['h1', 'h2', 'h3'].map(async hash => (await store.link(hash))?.usedAt));
    assert.deepEqual(used, [at(3), null, null]);
  });

  story('two guests become one, with all that was theirs', async store => {
    await store.saveGuest({ id: 'phone', name: 'Annie' }, at(-5));
    await store.createTable({ ...newTable('opened', [seat('phone'), seat('bob')]), owner: 'phone' });
    await store.createTable(newTable('over', [seat('bob'), seat('phone')]));
    await store.createTable(newTable('joined', [seat('ann'), seat('bob')]));
    const entry = { key: '', at: at(2), auto: false } as const;
    await store.append(
      'opened',
      [
        { ...entry, n: 1, type: 'standIn', seat: 1, bot: 'first', why: 'left' },
        { ...entry, n: 2, type: 'back', seat: 0 },
      ],
      { over: false, turn: { seat: 0, guest: 'phone', n: 2, since: at(2), dueAt: null } },
    );
    await store.append('over', [{ ...entry, n: 1, type: 'move', seat: 0, move: {} }], { over: true });
    await store.append('joined', [{ ...entry, n: 1, type: 'standIn', seat: 1, bot: 'first', why: 'left' }], {
      over: false,
    });
    await store.keepDevice(device('d', 'phone', 1));
    await store.addProof(proof('mail', 'a@b.c', 'phone'));
    await store.changeSettings('phone', { seen: true, colour: 'circle' });
    await store.changeSettings('ann', { colour: 'square' });
    await store.setBond('phone', 'bob', 'blocked', at(1));
    await store.setBond('ann', 'bob', 'muted', at(1));
    await store.setBond('ann', 'phone', 'muted', at(1));
    const heard: string[] = [];
    store.subscribe(({ table }) => heard.push(table));

    assert.deepEqual(await store.mergeGuests('phone', 'ann', at(9)), { tables: ['opened', 'over'] });
    assert.deepEqual(heard, ['opened', 'over']);
    assert.equal(await store.presentGuest('phone'), 'ann');
    assert.equal(await store.presentGuest('ann'), 'ann');
    const opened = await store.table('opened');
    assert.equal(opened?.owner, 'ann');
    assert.deepEqual([opened?.seats[0]?.guest, opened?.seats[0]?.name], ['ann', 'Ann']);
    assert.deepEqual((await store.tablesOf('ann', 9)).sort(), ['joined', 'opened']);
    assert.deepEqual(
      (await store.finishedOf('ann', 9)).map(({ id }) => id),
      ['over'],
    );
    assert.deepEqual(await store.tablesOf('phone', 9), []);
    assert.equal((await store.turn('opened'))?.guest, 'ann');
    assert.equal((await store.device('d'))?.guest, 'ann');
    assert.equal((await store.proof('mail', 'a@b.c'))?.guest, 'ann');
    assert.deepEqual(await store.settings('ann'), { seen: true, colour: 'square' });
    assert.deepEqual(await store.bonds('ann'), [{ other: 'bob', kind: 'blocked' }]);
  });

  story('who took over a seat stays one of the players when they become somebody else', async store => {
    await store.saveGuest({ id: 'phone', name: 'Annie' }, at(0));
    await store.createTable({ ...newTable('t', [seat('ann'), seat('bob')]), owner: 'bob' });
    const line = { key: '', at: at(1), seat: 0 } as const;
    await store.append('t', [{ ...line, n: 1, type: 'standIn', bot: 'first', why: 'left' }], { over: false });
    await store.append('t', [{ ...line, n: 2, type: 'seated', guest: 'phone' }], { over: false });
    await store.mergeGuests('phone', 'ann', at(9));
    assert.equal((await store.table('t'))?.seats[0]?.guest, 'ann');
    assert.deepEqual((await store.log('t', 1))[0], { ...line, n: 2, type: 'seated', guest: 'ann' });
  });

  story('two guests who sit at one table stay two, and nothing is changed', async store => {
    await store.createTable(newTable('both', [seat('ann'), seat('bob')]));
    await store.createTable(newTable('one', [seat('ann'), seat(null)]));
    assert.equal(await store.tableOfBoth('ann', 'bob'), 'both');
    assert.equal(await store.tableOfBoth('ann', 'nobody'), null);
    assert.deepEqual(await store.mergeGuests('ann', 'bob', at(1)), { together: 'both' });
    assert.equal((await store.table('one'))?.seats[0]?.guest, 'ann');
    assert.equal(await store.presentGuest('ann'), 'ann');
  });

  story('a bar is not shaken off by becoming somebody else', async store => {
    await store.bar('ann', at(1));
    await store.mergeGuests('ann', 'bob', at(2));
    assert.equal((await store.listGuests('Bob', 1))[0]?.barredAt, at(1));
  });
}
