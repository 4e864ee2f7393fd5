/** How I am told of what waits for me while I am not here: by this browser, by letters, by a program of mine. */
import { useState } from 'preact/hooks';
import type { NewChannel, NoticeChannel, NoticeChannels } from '../../server/door/protocol.ts';
import { dropChannel, getChannels, saveChannel } from '../api.ts';
import { notify, notifyBy } from '../live/notifying.ts';
import { Failed, useLoaded, Waiting } from '../parts/loading.tsx';
import { mayNotify, subscribe, unsubscribe, whyNoNotices } from '../secure.ts';
import { t } from '../translate.ts';
import { ChannelCard } from './channel.tsx';
import { identity } from './identity.ts';
import { Refused } from './refused.tsx';
import { useAsking } from './saving.ts';
import { MeSection } from './section.tsx';

const words = {
  title: { de: 'Nachrichten', en: 'Notices' },
  lead: {
    de: 'So erfährst du, dass ein Tisch auf dich wartet, wenn du gerade nicht hinsiehst. Jedes Mal kommt nur eine Nachricht.',
    en: 'How you learn that a table is waiting for you while you are not looking. Each time, you get one message only.',
  },
  browser: { de: 'Dieser Browser', en: 'This browser' },
  browserLead: {
    de: 'Er zeigt dir eine Meldung, wo er es kann auch bei geschlossener Seite.',
    en: 'It shows you a message, where it can even while the site is closed.',
  },
  page: {
    de: 'Eingeschaltet, solange irgendwo eine Seite von Atoll offen ist. Bei geschlossener Seite kann dieser Browser nichts zeigen.',
    en: 'On as long as a page of Atoll is open somewhere. While the site is closed this browser can show nothing.',
  },
  on: { de: 'Einschalten', en: 'Turn on' },
  off: { de: 'Ausschalten', en: 'Turn off' },
  declined: {
    de: 'Du hast es nicht erlaubt. Es bleibt ausgeschaltet.',
    en: 'You did not allow it. It stays off.',
  },
  mail: { de: 'E-Mail', en: 'E-mail' },
  mailOff: { de: 'Dieses Haus verschickt keine E-Mails.', en: 'This house sends no e-mail.' },
  mailUnconfirmed: {
    de: 'Dafür braucht es deine Adresse: Trag sie weiter oben unter „E-Mail“ ein und bestätige sie.',
    en: 'This needs your address: enter it further up under “E-mail” and confirm it.',
  },
  mailLead: {
    de: 'Ein kurzer Brief an deine bestätigte Adresse, nach einer Stunde oder wann du willst.',
    en: 'A short letter to the address you have confirmed, after an hour or whenever you like.',
  },
  webhook: { de: 'Ein eigenes Programm (Webhook)', en: 'A program of yours (webhook)' },
  webhookLead: {
    de: 'Für Discord, ntfy, Matrix oder was du selbst gebaut hast. Die Adresse bleibt geheim.',
    en: 'For Discord, ntfy, Matrix or whatever you have built yourself. The address stays secret.',
  },
  address: { de: 'Adresse', en: 'Address' },
  shape: { de: 'Art', en: 'Kind' },
  plain: { de: 'einfaches JSON', en: 'plain JSON' },
  add: { de: 'Hinzufügen', en: 'Add' },
} as const;

const shapes = ['discord', 'ntfy', 'matrix', 'json'] as const;
const shapeNames = { discord: 'Discord', ntfy: 'ntfy', matrix: 'Matrix' } as const;

const minute = 60;
const usual = (after: number): Omit<NewChannel, 'kind'> => ({
  kinds: ['turn', 'invited', 'over', 'standIn'],
  after,
  quiet: null,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  label: '',
});

export function NoticesSection() {
  const loaded = useLoaded(async () => {
    const asked = await getChannels();
    if (!asked.ok) throw asked.refusal;
    return asked.value;
  }, []);
  return (
    <MeSection id="notices" title={t(words.title)} lead={t(words.lead)}>
      {loaded.state === 'waiting' && <Waiting />}
      {loaded.state === 'failed' && <Failed error={loaded.error} />}
      {loaded.state === 'here' && <Ways first={loaded.value} />}
    </MeSection>
  );
}

interface WayProps {
  ways: NoticeChannels;
  set(ways: NoticeChannels): void;
}

function Ways({ first }: { first: NoticeChannels }) {
  const [ways, set] = useState(first);
  const cards = (fits: (channel: NoticeChannel) => boolean) =>
    ways.channels.filter(fits).map(channel => <ChannelCard key={channel.id} channel={channel} set={set} />);
  return (
    <>
      <h3>{t(words.browser)}</h3>
      <ThisBrowser ways={ways} set={set} />
      {cards(({ kind }) => kind === 'push')}
      <h3>{t(words.mail)}</h3>
      <Letters ways={ways} set={set} />
      {cards(({ kind }) => kind === 'mail')}
      <h3>{t(words.webhook)}</h3>
      <p class="quiet">{t(words.webhookLead)}</p>
      {cards(({ kind }) => kind === 'webhook')}
      <NewWebhook set={set} />
    </>
  );
}

function ThisBrowser({ ways, set }: WayProps) {
  const [declined, setDeclined] = useState(false);
  const { busy, refused, asking } = useAsking();
  const here = ways.channels.find(channel => channel.here);
  const why = whyNoNotices();

  async function turnOn(): Promise<void> {
    const may = await mayNotify();
    setDeclined(!may);
    if (!may) return;
    const subscription = await subscribe(ways.pushKey);
    const { endpoint, keys } = subscription ?? {};
    if (!endpoint || !keys?.p256dh || !keys.auth) return notifyBy('page');
    const device = identity.value?.devices.find(one => one.here);
    const saved = await asking(() =>
      saveChannel({
        ...usual(0),
        kind: 'push',
        label: device ? t(device.words) : '',
        subscription: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } },
      }),
    );
    if (!saved) return;
    notifyBy('push');
    set(saved);
  }

  async function turnOff(): Promise<void> {
    notifyBy(null);
    await unsubscribe();
    const left = here && (await asking(() => dropChannel(here.id)));
    if (left) set(left);
  }

  if (why) return <p>{t(why)}</p>;
  const on = here !== undefined || notify.value === 'page';
  return (
    <>
      <p class="quiet">{t(notify.value === 'page' ? words.page : words.browserLead)}</p>
      <button type="button" class="button" aria-disabled={busy} onClick={() => void (on ? turnOff() : turnOn())}>
        {t(on ? words.off : words.on)}
        <span class="unseen">: {t(words.browser)}</span>
      </button>
      <p role="status">{declined && t(words.declined)}</p>
      <Refused why={refused} />
    </>
  );
}

function Letters({ ways, set }: WayProps) {
  const { busy, refused, asking } = useAsking();
  if (ways.mail === 'off') return <p>{t(words.mailOff)}</p>;
  if (ways.mail === 'unconfirmed') return <p>{t(words.mailUnconfirmed)}</p>;
  if (ways.channels.some(({ kind }) => kind === 'mail')) return null;
  async function turnOn(): Promise<void> {
    const saved = await asking(() => saveChannel({ ...usual(60 * minute), kind: 'mail' }));
    if (saved) set(saved);
  }
  return (
    <>
      <p class="quiet">{t(words.mailLead)}</p>
      <button type="button" class="button" aria-disabled={busy} onClick={() => void turnOn()}>
        {t(words.on)}
        <span class="unseen">: {t(words.mail)}</span>
      </button>
      <Refused why={refused} />
    </>
  );
}

function NewWebhook({ set }: Pick<WayProps, 'set'>) {
  const [target, setTarget] = useState('');
  const [shape, setShape] = useState<(typeof shapes)[number]>('discord');
  const { busy, refused, asking } = useAsking();
  async function add(event: Event): Promise<void> {
    event.preventDefault();
    const saved = await asking(() =>
      saveChannel({ ...usual(5 * minute), kind: 'webhook', target: target.trim(), shape }),
    );
    if (!saved) return;
    set(saved);
    setTarget('');
  }
  return (
    <>
      <form class="me-row" onSubmit={event => void add(event)}>
        <label class="field">
          <span>{t(words.address)}</span>
          <input
            type="url"
            required
            maxLength={1000}
            placeholder="https://"
            autocomplete="off"
            value={target}
            onInput={event => setTarget(event.currentTarget.value)}
          />
        </label>
        <label class="field me-short">
          <span>{t(words.shape)}</span>
          <select
            value={shape}
            onChange={event => setShape(shapes.find(one => one === event.currentTarget.value) ?? 'json')}
          >
            {shapes.map(one => (
              <option key={one} value={one}>
                {one === 'json' ? t(words.plain) : shapeNames[one]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="button" aria-disabled={busy}>
          {t(words.add)}
        </button>
      </form>
      <Refused why={refused} />
    </>
  );
}
