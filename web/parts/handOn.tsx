/** A link for others, or for another device: to copy, to hand on, and to photograph. */
import '../style/everywhere/handOn.css';
import { useRef, useState } from 'preact/hooks';
import { getAddresses } from '../api.ts';
import { canShare, copyText, copyYourself, share } from '../secure.ts';
import { t } from '../translate.ts';
import { Glyph } from './glyph.tsx';
import { useLoaded } from './loading.tsx';
import { QrPicture } from './qrPicture.tsx';

const words = {
  copy: { de: 'Kopieren', en: 'Copy' },
  copied: { de: 'Kopiert', en: 'Copied' },
  share: { de: 'Teilen', en: 'Share' },
  scan: { de: 'Der Link als QR-Code', en: 'The link as a QR code' },
  scanNote: { de: 'Oder mit der Kamera eines Handys aufnehmen.', en: 'Or point the camera of a phone at it.' },
  address: { de: 'Adresse dieses Rechners', en: 'Address of this computer' },
  inside: {
    de: 'Der Link gilt im selben Netz, zum Beispiel in eurem WLAN. Öffnet er sich dort nicht, nimm eine andere Adresse.',
    en: 'The link works in the same network, for example in your Wi-Fi. If it does not open there, take another address.',
  },
  onlyHere: {
    de: 'Dieser Link geht nur auf diesem Rechner: Er ist in keinem Netz, oder der Server hört nur auf ihn selbst (--host).',
    en: 'This link works on this computer only: it is in no network, or the server listens to itself alone (--host).',
  },
} as const;

/** Names by which a computer calls itself, and nobody else does. */
const isMyself = (hostname: string): boolean => /^(127\.|\[::1\]$|(.+\.)?localhost$)/.test(hostname);

/** Where others can open this site: where we did, unless that was a name for the computer itself. */
async function findAddresses(): Promise<{ addresses: readonly string[]; which: 'here' | 'network' | 'nowhere' }> {
  const here = [location.origin];
  if (!isMyself(location.hostname)) return { addresses: here, which: 'here' };
  const asked = await getAddresses();
  const addresses = asked.ok ? asked.value.addresses : null;
  if (!addresses) return { addresses: here, which: 'here' };
  return addresses.length > 0 ? { addresses, which: 'network' } : { addresses: here, which: 'nowhere' };
}

interface HandOnProps {
  /** The link's own address on this site. */
  path: string;
  /** The id of the heading that says what it is for. */
  titled: string;
  /** What is said beside it when it is handed on to another program of the device; without it, it is not. */
  shareText?: string;
}

export function HandOn(props: HandOnProps) {
  const found = useLoaded(findAddresses, []);
  return found.state === 'here' ? <Links {...found.value} {...props} /> : null;
}

type LinksProps = Awaited<ReturnType<typeof findAddresses>> & HandOnProps;

function Links({ addresses, which, path, titled, shareText }: LinksProps) {
  const [origin = '', choose] = useState(addresses[0]);
  const [copied, setCopied] = useState<'yes' | 'select' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const link = new URL(path, origin).href;

  const copy = async () => {
    if (await copyText(link)) {
      setCopied('yes');
      setTimeout(() => setCopied(null), 2000);
      return;
    }
    field.current?.focus();
    field.current?.select();
    setCopied('select');
  };

  return (
    <>
      <div class="hand-on-row">
        <input
          ref={field}
          readOnly
          value={link}
          aria-labelledby={titled}
          onFocus={event => event.currentTarget.select()}
        />
        <button type="button" class="button" onClick={() => void copy()}>
          <Glyph name={copied === 'yes' ? 'check' : 'copy'} />
          {t(copied === 'yes' ? words.copied : words.copy)}
        </button>
        {shareText !== undefined && canShare() && (
          <button
            type="button"
            class="button"
            onClick={() => void share({ title: 'Atoll', text: shareText, url: link })}
          >
            <Glyph name="share" />
            {t(words.share)}
          </button>
        )}
      </div>
      <p role="status" class="hand-on-note">
        {copied === 'select' && t(copyYourself)}
      </p>
      <div class="hand-on-scan">
        <QrPicture text={link} label={t(words.scan)} />
        <div>
          <p>{t(words.scanNote)}</p>
          {which === 'nowhere' && <p>{t(words.onlyHere)}</p>}
          {which === 'network' && <p class="quiet">{t(words.inside)}</p>}
          {addresses.length > 1 && (
            <label class="field">
              <span>{t(words.address)}</span>
              <select value={origin} onChange={event => choose(event.currentTarget.value)}>
                {addresses.map(address => (
                  <option key={address} value={address}>
                    {new URL(address).host}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      </div>
    </>
  );
}
