import type { DatabaseSync } from 'node:sqlite';
import { StoreFailure } from '../store.ts';

interface Job {
  work: () => unknown;
  done: (value: unknown) => void;
  failed: (error: unknown) => void;
}

export interface GroupCommit {
  /** Runs the work inside a transaction; the promise is kept only once that transaction is on the disk. */
  write<T>(work: () => T): Promise<T>;
  /** Writes what is waiting and takes no more. */
  finish(): void;
}

/**
 * Waiting for the disk is what a durable write costs, and it costs the same for one as for fifty. So everything that
 * arrives within one turn of the event loop shares one transaction. Each piece of work stands alone in it: one that
 * fails takes back its own changes and nobody else's.
 */
export function groupCommit(db: DatabaseSync): GroupCommit {
  let waiting: Job[] = [];
  let finished = false;

  function flush(): void {
    const jobs = waiting;
    waiting = [];
    if (jobs.length === 0) return;
    const settle: (() => void)[] = [];
    try {
      db.exec('begin immediate');
      for (const job of jobs) settle.push(attempt(job));
      db.exec('commit');
    } catch (error) {
      if (db.isTransaction) db.exec('rollback');
      const why = error instanceof Error ? error.message : String(error);
      for (const job of jobs) job.failed(new StoreFailure(`The database did not take the change: ${why}`));
      return;
    }
    for (const tell of settle) tell();
  }

  function attempt({ work, done, failed }: Job): () => void {
    db.exec('savepoint job');
    try {
      const value = work();
      db.exec('release job');
      return () => done(value);
    } catch (error) {
      // A disk that is full ends the whole transaction; then there is no savepoint left to go back to.
      if (!db.isTransaction) throw error;
      db.exec('rollback to job; release job');
      return () => failed(error);
    }
  }

  return {
    write<T>(work: () => T): Promise<T> {
      if (finished) return Promise.reject(new StoreFailure('The store is closed.'));
      return new Promise<T>((resolve, reject) => {
        waiting.push({ work, done: value => resolve(value as T), failed: reject });
        if (waiting.length === 1) setImmediate(flush);
      });
    },
    finish() {
      finished = true;
      flush();
    },
  };
}
