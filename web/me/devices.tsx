/** The devices that are me, and bringing me to another one. */
import type { Words } from '@atoll/engine';
import { useEffect, useState } from 'preact/hooks';
import type { CarryLink } from '../../server/door/protocol.ts';
import { HandOn } from '../parts/handOn.tsx';
import { fill, t } from '../translate.ts';
import { carry, dayOf, identity, loadIdentity, signOut } from './identity.ts';
import { Refused } from './refused.tsx';
import { useAsking } from './saving.ts';
import { MeSection } from './section.tsx';

const words = {
  title: { de: 'Deine Geräte', en: 'Your devices' },
  lead: {
    de: 'Nimm deine Sitze mit: aufs Handy, aufs Tablet, in einen anderen Browser.',
    en: 'Take your seats with you: to the phone, the tablet, another browser.',
  },
  carry: { de: 'Auf einem anderen Gerät weiterspielen', en: 'Go on playing on another device' },
  link: { de: 'Öffne diesen Link auf dem anderen Gerät', en: 'Open this link on the other device' },
  until: {
    de: 'Er gilt einmal, bis {time}. Wer ihn öffnet, sitzt auf deinen Sitzen: Gib ihn niemandem sonst.',
    en: 'It works once, until {time}. Anybody who opens it sits in your seats: give it to nobody else.',
  },
  arrived: { de: 'Angekommen: {device}.', en: 'Arrived: {device}.' },
  here: { de: 'dieses hier', en: 'this one' },
  seen: { de: 'zuletzt da: {when}', en: 'last seen: {when}' },
  out: { de: 'Abmelden', en: 'Sign out' },
  outWhich: { de: '{device} abmelden', en: 'Sign out {device}' },
  sure: {
    de: 'Dann bist du hier niemand mehr. Ohne anderes Gerät, Hausschlüssel oder Passkey kommst du nicht zurück.',
    en: 'You will be nobody here then. Without another device, a house key or a passkey there is no way back.',
  },
  really: { de: 'Trotzdem abmelden', en: 'Sign out all the same' },
  none: {
    de: 'Noch kennt dich hier niemand. Sobald du einen Namen wählst oder dich setzt, steht dein Gerät hier.',
    en: 'Nobody knows you here yet. Once you choose a name or sit down, your device is listed here.',
  },
} as const;

export function DevicesSection() {
  const [link, setLink] = useState<CarryLink | null>(null);
  const [arrived, setArrived] = useState<Words | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const { busy, refused, asking } = useAsking();
  const devices = identity.value?.devices ?? [];

  // The other device is in another hand: here it shows that it has come, or that the link has run out.
  useEffect(() => {
    if (!link) return;
    const before = new Set(identity.peek()?.devices.map(({ id }) => id));
    const look = setInterval(async () => {
      if (Date.parse(link.until) <= Date.now()) setLink(null);
      const asked = await loadIdentity();
      const fresh = asked.ok ? asked.value.devices.find(({ id, here }) => !here && !before.has(id)) : undefined;
      if (!fresh) return;
      setArrived(fresh.words);
      setLink(null);
    }, 3000);
    return () => clearInterval(look);
  }, [link]);

  async function show(): Promise<void> {
    setArrived(null);
    const made = await asking(carry);
    // Making a link has made this browser known to the house.
    if (made) await loadIdentity();
    setLink(made ?? null);
  }

  async function out(device: string, here: boolean): Promise<void> {
    if (here && leaving !== device) return setLeaving(device);
    setLeaving(null);
    if ((await asking(() => signOut(device))) && here) location.assign('/');
  }

  return (
    <MeSection id="devices" title={t(words.title)} lead={t(words.lead)}>
      {link ? (
        <div class="me-carry">
          <h3 id="carry-link">{t(words.link)}</h3>
          <HandOn path={`/me/carry#${link.token}`} titled="carry-link" />
          <p>{fill(words.until, { time: dayOf(link.until) })}</p>
        </div>
      ) : (
        <button type="button" class="button primary" aria-disabled={busy} onClick={() => void show()}>
          {t(words.carry)}
        </button>
      )}
      <p role="status" class="me-done">
        {arrived && fill(words.arrived, { device: t(arrived) })}
      </p>
      {devices.length === 0 && <p class="quiet">{t(words.none)}</p>}
      {devices.length > 0 && (
        <ul class="me-lines" aria-label={t(words.title)}>
          {devices.map(({ id, words: name, seenAt, here }) => (
            <li key={id}>
              <span>
                {t(name)}{' '}
                <span class="quiet">({here ? t(words.here) : fill(words.seen, { when: dayOf(seenAt) })})</span>
              </span>
              <button
                type="button"
                class="button"
                aria-label={fill(words.outWhich, { device: t(name) })}
                aria-disabled={busy}
                onClick={() => void out(id, here)}
              >
                {t(leaving === id ? words.really : words.out)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status">{leaving !== null && t(words.sure)}</p>
      <Refused why={refused} />
    </MeSection>
  );
}
