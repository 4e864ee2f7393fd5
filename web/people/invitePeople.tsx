/** In the waiting room: the people I know, to be asked by name. */
import '../style/pages/people.css';
import type { Refusal } from '@atoll/engine';
import { useEffect, useState } from 'preact/hooks';
import type { AskedPerson, Person } from '../../server/door/protocol.ts';
import { askToSit, getAsked } from '../api.ts';
import { liveConnection } from '../live/serverLive.ts';
import { Refused } from '../me/refused.tsx';
import { fill, t } from '../translate.ts';
import { HereMark } from './hereMark.tsx';
import { usePeople } from './usePeople.ts';

const words = {
  title: { de: 'Leute, die du kennst', en: 'People you know' },
  search: { de: 'Name suchen', en: 'Search a name' },
  nobody: { de: 'So jemanden kennst du hier noch nicht.', en: 'You don’t know anybody like that here yet.' },
  invite: { de: 'Einladen', en: 'Invite' },
  inviteWhom: { de: '{name} einladen', en: 'Invite {name}' },
  open: { de: 'eingeladen', en: 'invited' },
  sits: { de: 'sitzt am Tisch', en: 'sits at the table' },
  declined: { de: 'hat abgesagt', en: 'can’t come' },
} as const;

/** As many as fit beside the link that invites anybody. */
const few = 6;

/** For somebody who has opened the table or sits there; nothing where they know nobody. */
export function InvitePeople({ table }: { table: string }) {
  const [name, setName] = useState('');
  const { people, more } = usePeople(name.trim(), true);
  const [asked, setAsked] = useState<readonly AskedPerson[]>([]);
  const [refused, setRefused] = useState<Refusal | null>(null);

  const connected = liveConnection().status.value === 'live';
  useEffect(() => {
    let still = true;
    void getAsked(table).then(found => still && found.ok && setAsked(found.value.asked));
    return () => {
      still = false;
    };
  }, [table, connected]);
  const told = liveConnection().asked.value;
  useEffect(() => {
    if (told?.table === table) setAsked(told.asked);
  }, [told, table]);

  const [many, setMany] = useState(false);
  useEffect(() => {
    if (name === '' && people !== null) setMany(people.length > few || more !== null);
  }, [people, more, name]);

  if (people === null || (people.length === 0 && name === '')) return null;
  const shown = people.filter(({ bond }) => bond !== 'blocked').slice(0, few);
  if (shown.length === 0 && name === '') return null;

  async function invite({ person }: Person): Promise<void> {
    const answer = await askToSit(table, person);
    setRefused(answer.ok ? null : answer.refusal);
    if (answer.ok) setAsked(answer.value.asked);
  }

  return (
    <section aria-labelledby="invite-people">
      <h2 id="invite-people">{t(words.title)}</h2>
      {many && (
        <label class="field">
          <span>{t(words.search)}</span>
          <input type="search" value={name} maxLength={60} onInput={event => setName(event.currentTarget.value)} />
        </label>
      )}
      <ul class="waiting-seats">
        {shown.map(person => {
          const answer = asked.find(one => one.person === person.person)?.answer;
          return (
            <li key={person.person}>
              <span>{person.name}</span>
              {person.here && <HereMark />}
              {answer === undefined ? (
                <button
                  type="button"
                  class="button"
                  aria-label={fill(words.inviteWhom, { name: person.name })}
                  onClick={() => void invite(person)}
                >
                  {t(words.invite)}
                </button>
              ) : (
                <span class="invite-answer" role="status">
                  {t(words[answer])}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {shown.length === 0 && <p class="quiet">{t(words.nobody)}</p>}
      <Refused why={refused} />
    </section>
  );
}
