/** A cover for games that have drawn none: a hand of paper cards on the lagoon, one for each seat's shape. */
import { seatColour, seatLook } from '../drawing/seats.tsx';

const seats = [0, 1, 2, 3, 4];

export function PlainCover() {
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="400" height="300" fill="var(--water-1)" />
      <path d="M0 190Q60 165 120 188T240 186T400 178V300H0Z" fill="var(--water-2)" />
      <path d="M0 225Q70 200 140 222T280 220T400 214V300H0Z" fill="var(--water-3)" />
      {seats.map(seat => (
        <g key={seat} transform={`translate(200 330) rotate(${(seat - 2) * 15}) translate(-42 -250)`}>
          <rect x="3" y="5" width="84" height="124" rx="11" fill="#00000026" />
          <rect width="84" height="124" rx="11" fill="var(--paper-high)" stroke="var(--line)" stroke-width="2" />
          <path
            d={seatLook(seat).path}
            transform="translate(18 38) scale(2)"
            fill={seatColour(seat)}
            stroke={seatColour(seat, 'deep')}
          />
        </g>
      ))}
      <path d="M0 268Q80 244 160 264T320 262T400 258V300H0Z" fill="var(--water-4)" />
    </svg>
  );
}
