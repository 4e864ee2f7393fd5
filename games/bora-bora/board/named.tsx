/** A picture with words in it that is read out by one whole name instead of piece by piece. */
import type { ComponentChildren } from 'preact';

export const Named = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <>
    <span class="bora-unseen">{name}</span>
    <span class="bora-named" aria-hidden="true">
      {children}
    </span>
  </>
);
