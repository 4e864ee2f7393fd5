/** Somebody who uses the product's HTTP door, to set up what a browser test then looks at. */
import assert from 'node:assert/strict';

export interface OverHttp {
  post<T = { id: string }>(path: string, body?: unknown): Promise<T>;
}

export async function guestOverHttp(url: string, name: string): Promise<OverHttp> {
  let cookie = '';
  const guest: OverHttp = {
    async post<T>(path: string, body: unknown = {}) {
      const answer = await fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
        body: JSON.stringify(body),
      });
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      const said: unknown = await answer.json();
      assert.ok(answer.ok, `POST ${path}: ${JSON.stringify(said)}`);
      return said as T;
    },
  };
  await guest.post('/api/me', { name });
  return guest;
}
