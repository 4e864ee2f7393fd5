/** One rule, with its number, its design elements, and a mark where it is our reading. */
import '../style/pages/rulebook.css';
import type { Example as ExampleOf } from '@atoll/boardkit/drawing/example.tsx';
import { type DesignElement, designElements, type Rule as RuleOf } from '@atoll/engine';
import { Link } from '../router.tsx';
import { t } from '../translate.ts';
import { Example } from './example.tsx';

const words = {
  ours: { de: 'unsere Lesart', en: 'our reading' },
  oursHint: {
    de: 'Die veröffentlichte Regel sagt hierzu nichts; so halten wir es.',
    en: 'The published rules are silent here; this is how we play it.',
  },
  elements: { de: 'Spielelemente', en: 'Design elements' },
} as const;

interface Props {
  rule: RuleOf;
  /** Whether this is the one that was asked for. */
  target?: boolean | undefined;
  /** Where its number leads; without it, the number is only shown. */
  href?: string | undefined;
  /** The element's id on the page. */
  id?: string | undefined;
  /** On a page that is read, elements lead to all rules that carry them. */
  linked?: boolean | undefined;
  /** Its drawn example, and the game in whose colours it is drawn. */
  example?: { drawn: ExampleOf; game: string } | undefined;
}

export function Rule({ rule, target, href, id, linked, example }: Props) {
  return (
    <article id={id} class={target ? 'rule is-target' : 'rule'} data-rule={rule.id} tabIndex={-1}>
      <h3>
        {href ? (
          <a class="rule-number" href={href}>
            {rule.id}
          </a>
        ) : (
          <span class="rule-number">{rule.id}</span>
        )}{' '}
        {t(rule.title)}
        {rule.ours && (
          <span class="rule-ours" data-hint={t(words.oursHint)}>
            {t(words.ours)}
          </span>
        )}
      </h3>
      {t(rule.text)
        .split('\n')
        .filter(Boolean)
        .map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      {example && <Example example={example.drawn} game={example.game} />}
      {rule.elements && rule.elements.length > 0 && (
        <ul class="rule-elements" aria-label={t(words.elements)}>
          {rule.elements.map(name => (
            <li key={name}>
              <Element name={name} linked={linked} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

export function Element({ name, linked }: { name: DesignElement; linked?: boolean | undefined }) {
  const found = designElements.find(element => element.name === name);
  if (!found) return null;
  const inside = (
    <>
      <i class={`element-dot element-${name}`} aria-hidden="true" />
      {t(found.words)}
    </>
  );
  if (!linked) return <span class="element">{inside}</span>;
  return (
    <Link class="element" to={`/rules#${name}`}>
      {inside}
    </Link>
  );
}
