/** Why something was not done. */
import type { Refusal } from '@atoll/engine';
import { t } from '../translate.ts';

export const Refused = ({ why }: { why: Refusal | null }) =>
  why && (
    <p class="refused" role="alert">
      {t(why.words)}
    </p>
  );
