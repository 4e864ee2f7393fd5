/** The people I know: whom I have sat with, who is here now, and whom I would rather not meet. */
import '../style/pages/home.css';
import '../style/pages/people.css';
import { useState } from 'preact/hooks';
import type { Person } from '../../server/door/protocol.ts';
import { Refused } from '../me/refused.tsx';
import { Waiting } from '../parts/loading.tsx';
import { Site } from '../parts/site.tsx';
import { InvitationCards } from '../people/invitationCards.tsx';
import { InviteDialog } from '../people/inviteDialog.tsx';
import { PersonRow } from '../people/personRow.tsx';
import { SeenChoice } from '../people/seen.tsx';
import { usePeople } from '../people/usePeople.ts';
import { t } from '../translate.ts';
import { useTitle } from './title.ts';

const words = {
  title: { de: 'Leute', en: 'People' },
  lead: { de: 'Alle, mit denen du hier am Tisch gesessen hast.', en: 'Everybody you have sat at a table with here.' },
  none: {
    de: 'Noch niemand. Wer einmal mit dir an einem Tisch sitzt, steht danach hier.',
    en: 'Nobody yet. Whoever sits at a table with you is listed here afterwards.',
  },
  nobody: { de: 'So jemanden kennst du hier noch nicht.', en: 'You don’t know anybody like that here yet.' },
  search: { de: 'Name suchen', en: 'Search a name' },
  seen: { de: 'Ob andere dich sehen', en: 'Whether others see you' },
  more: { de: 'Mehr zeigen', en: 'Show more' },
} as const;

/** As many are found at a glance. */
const few = 5;

export function PeoplePage() {
  useTitle(t(words.title));
  const [name, setName] = useState('');
  const [inviting, setInviting] = useState<Person | null>(null);
  const { people, refused, more, change } = usePeople(name.trim());
  return (
    <Site>
      <div class="people-page">
        <h1>{t(words.title)}</h1>
        <InvitationCards />
        <section class="people-list" aria-label={t(words.title)}>
          <p class="quiet">{t(words.lead)}</p>
          {people === null && !refused && <Waiting />}
          {people !== null && (people.length > few || more !== null || name !== '') && (
            <label class="field">
              <span>{t(words.search)}</span>
              <input type="search" value={name} maxLength={60} onInput={event => setName(event.currentTarget.value)} />
            </label>
          )}
          {people?.length === 0 && <p class="quiet">{t(name === '' ? words.none : words.nobody)}</p>}
          <ul>
            {people?.map(person => (
              <PersonRow
                key={person.person}
                person={person}
                onChange={news => change(person.person, news)}
                onInvite={() => setInviting(person)}
              />
            ))}
          </ul>
          {more && (
            <button type="button" class="button" onClick={more}>
              {t(words.more)}
            </button>
          )}
          <Refused why={refused} />
        </section>
        <section class="people-list" aria-labelledby="seen">
          <h2 id="seen">{t(words.seen)}</h2>
          <SeenChoice />
        </section>
      </div>
      {inviting && <InviteDialog person={inviting} onClose={() => setInviting(null)} />}
    </Site>
  );
}
