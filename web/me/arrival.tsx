/** "Be Ann here?": the last question before this browser is somebody else. */
import { formFor } from '@atoll/engine';
import type { Arrival } from '../../server/door/protocol.ts';
import { Link } from '../router.tsx';
import { fill, t } from '../translate.ts';
import { takeLink } from './identity.ts';
import { Refused } from './refused.tsx';
import { useAsking } from './saving.ts';

const words = {
  be: { de: 'Hier {name} sein', en: 'Be {name} here' },
  what: {
    de: 'Dann sitzt du in diesem Browser auf allen Sitzen von {name}.',
    en: 'In this browser you will then sit in all of {name}’s seats.',
  },
  already: { de: 'Du bist hier schon {name}.', en: 'You are {name} here already.' },
  home: { de: 'Zur Startseite', en: 'To the home page' },
  mine: {
    one: {
      de: 'In diesem Browser bist du {mine} und hast einen Tisch. Was soll daraus werden?',
      en: 'In this browser you are {mine} and have one table. What should become of it?',
    },
    other: {
      de: 'In diesem Browser bist du {mine} und hast {n} Tische. Was soll daraus werden?',
      en: 'In this browser you are {mine} and have {n} tables. What should become of them?',
    },
  },
  merge: {
    de: 'Mitnehmen: {name} und {mine} sind dieselbe Person',
    en: 'Take along: {name} and {mine} are the same person',
  },
  switch: { de: 'Zurücklassen: nur noch {name} sein', en: 'Leave behind: be only {name}' },
  leaving: {
    de: 'An Tische, die du zurücklässt, kommst du von hier aus nicht mehr.',
    en: 'You cannot get back from here to tables that you leave behind.',
  },
  together: {
    de: 'Mitnehmen geht nicht: {name} und {mine} sitzen am selben Tisch ({game}).',
    en: 'They cannot be taken along: {name} and {mine} sit at the same table ({game}).',
  },
  no: { de: 'Doch nicht', en: 'Better not' },
} as const;

export function ArrivalChoice({ arrival, onNo }: { arrival: Arrival; onNo?: () => void }) {
  const { busy, refused, asking } = useAsking();
  const { token, name, already, mine } = arrival;
  const values = { name, mine: mine?.name ?? '', n: mine?.tables ?? 0, game: mine?.together?.game ?? '' };
  const take = (how: 'switch' | 'merge') => void asking(() => takeLink(token, how));

  if (already)
    return (
      <>
        <p>{fill(words.already, values)}</p>
        <Link class="button" to="/">
          {t(words.home)}
        </Link>
      </>
    );
  return (
    <>
      <p>{mine ? fill(formFor(mine.tables, words.mine), values) : fill(words.what, values)}</p>
      {mine?.together && <p>{fill(words.together, values)}</p>}
      <div class="me-choices">
        {mine && !mine.together && (
          <button type="button" class="button primary" aria-disabled={busy} onClick={() => take('merge')}>
            {fill(words.merge, values)}
          </button>
        )}
        <button
          type="button"
          class={mine ? 'button' : 'button primary large'}
          aria-disabled={busy}
          onClick={() => take('switch')}
        >
          {fill(mine ? words.switch : words.be, values)}
        </button>
        {onNo && (
          <button type="button" class="button" onClick={onNo}>
            {t(words.no)}
          </button>
        )}
      </div>
      {mine && <p class="quiet">{t(words.leaving)}</p>}
      <Refused why={refused} />
    </>
  );
}
