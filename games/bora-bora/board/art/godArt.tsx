/** The five gods as masks. Each has an outline of its own: wave, horned moon, flame, leaf, sun. */
import type { ComponentChildren } from 'preact';

const rays = Array.from({ length: 10 }, (_, i) => (
  <path key={i} d="M12 .7 14.5 6H9.5Z" transform={`rotate(${i * 36} 12 12)`} />
));

function Mask(props: { god: string; outline: string; children: ComponentChildren }) {
  return (
    <g stroke={`var(--bora-${props.god}-deep)`} stroke-linecap="round" stroke-linejoin="round">
      <path d={props.outline} fill={`var(--bora-${props.god})`} stroke-width="1.4" />
      <g fill="none" stroke-width="1.7">
        {props.children}
      </g>
    </g>
  );
}

const shine = (d: string) => <path d={d} stroke="var(--bora-shine)" stroke-width="1.4" />;

export const godArt = {
  blue: (
    <Mask
      god="blue"
      outline="M3.6 21.6V11.4C3.6 5.6 7.9 1.8 13.4 1.8c4.6 0 7.4 2.7 7.4 5.6 0 2.3-1.7 3.6-3.6 3.5 1.7.6 2.7 2.2 2.7 4.2v6.5c-1.9-1.5-3.9-1.5-5.3 0-1.7-1.5-3.9-1.5-5.6 0-1.4-1.5-3.4-1.5-5.4 0Z"
    >
      <path d="M7.2 11.8q1.4-1.6 2.8 0M13 11.8q1.4-1.6 2.8 0M8 16.2q1.8 1.6 3.6 0t3.6 0M20 6.2c-1.6-1.9-4.4-1.5-5 .8" />
      {shine('M5.6 9.4c.6-2.4 2.1-4.2 4.2-5')}
    </Mask>
  ),
  white: (
    <Mask
      god="white"
      outline="M1.3 1.6C2.7 6.1 6.8 8.2 12 8.2s9.3-2.1 10.7-6.6c.9 4.6-.8 8-3.5 9.8.3.9.4 1.8.4 2.7 0 4.8-3.3 8.5-7.6 8.5s-7.6-3.7-7.6-8.5c0-.9.1-1.8.4-2.7C2.1 9.6.4 6.2 1.3 1.6Z"
    >
      <path d="M8.9 13.4h2M13.1 13.4h2M10.3 18.4a1.7 1.7 0 0 1 3.4 0" />
    </Mask>
  ),
  red: (
    <Mask god="red" outline="M12 .9 15 6l6.4-2.3-1.7 8.3-3.2 10.1H7.5L4.3 12 2.6 3.7 9 6Z">
      <path d="M7.7 10.6 10.4 12M16.3 10.6 13.6 12M9 17.6l1.5-1.4 1.5 1.4 1.5-1.4 1.5 1.4" />
      {shine('M5.1 6.9 6 11.2')}
    </Mask>
  ),
  green: (
    <Mask
      god="green"
      outline="M12 .9c3 1.7 5 3.7 6.2 5.9L15.7 8l3.6 1c.5 1.6.5 3.2.2 4.8l-3.4.2 2.7 2.2c-1.4 3.4-4 5.7-6.8 6.9-2.8-1.2-5.4-3.5-6.8-6.9L7.9 14l-3.4-.2c-.3-1.6-.3-3.2.2-4.8l3.6-1-2.5-1.2C7 4.6 9 2.6 12 .9Z"
    >
      <path d="M9.9 11.2v.9M14.1 11.2v.9M12 3.6v5.2M10 17.2q2-1.3 4 0" />
    </Mask>
  ),
  yellow: (
    <g stroke="var(--bora-yellow-deep)" stroke-linecap="round" stroke-linejoin="round">
      <g fill="var(--bora-yellow)" stroke-width="1">
        {rays}
      </g>
      <circle cx="12" cy="12" r="7" fill="var(--bora-yellow)" stroke-width="1.4" />
      <g fill="none" stroke-width="1.7">
        <path d="M9.4 10.6v.9M14.6 10.6v.9M9 14.2q3 2.6 6 0" />
        {shine('M6.7 10.4A5.5 5.5 0 0 1 9 7.4')}
      </g>
    </g>
  ),
};
