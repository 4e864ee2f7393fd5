/** A rule's number; a tap opens the rule beside the table. */
import '../style/pages/ruleLink.css';
import { fill } from '../translate.ts';

const words = { rule: { de: 'Regel {id}', en: 'Rule {id}' } } as const;

export function RuleLink({ id, onRule }: { id: string; onRule(id: string): void }) {
  const label = fill(words.rule, { id });
  return (
    <button type="button" class="rule-link" aria-label={label} data-hint={label} onClick={() => onRule(id)}>
      {id}
    </button>
  );
}
