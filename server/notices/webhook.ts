/** A message in the shape that the program at the other end expects. */
import type { Parcel } from './post.ts';
import type { NoticeKind, WebhookShape } from './settings.ts';
import type { Told } from './words.ts';

interface Message extends Told {
  kind: NoticeKind | 'test';
  link: string;
  game: string;
}

export function webhookParcel(url: string, shape: WebhookShape, message: Message): Parcel {
  const { kind, title, text, link, game } = message;
  const json = (content: object): Parcel => ({
    url,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(content),
  });
  switch (shape) {
    case 'json':
      return json({ kind, title, text, link, game });
    case 'discord':
      // Nobody is called by name, whatever a game is called.
      return json({ content: `**${title}**\n${text}\n${link}`, allowed_mentions: { parse: [] } });
    case 'matrix':
      return json({ text: `${title}\n${text}\n${link}` });
    case 'ntfy':
      return {
        url,
        headers: {
          'content-type': 'text/plain; charset=utf-8',
          // A head has ASCII only; this is how ntfy takes everything else.
          title: `=?UTF-8?B?${Buffer.from(title).toString('base64')}?=`,
          click: link,
        },
        body: text,
      };
  }
}
