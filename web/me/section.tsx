/** One part of the page "Me": a heading and what belongs under it, on paper of its own. */
import type { ComponentChildren } from 'preact';

export function MeSection(props: {
  /** Also where links lead: `/me#devices`. */
  id: string;
  title: string;
  /** What it is for, in a sentence. */
  lead?: string;
  children: ComponentChildren;
}) {
  const heading = `${props.id}-title`;
  return (
    <section id={props.id} class="me-section" aria-labelledby={heading}>
      <h2 id={heading}>{props.title}</h2>
      {props.lead && <p class="quiet">{props.lead}</p>}
      {props.children}
    </section>
  );
}
