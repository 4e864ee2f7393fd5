/** Short wooden sounds, made on the spot; silent until the player switches them on. */
import { signal } from '@preact/signals';

export const soundOn = signal(false);

export type Sound = 'pick' | 'place' | 'slide' | 'coin' | 'turn' | 'refuse' | 'end';

/** Each sound as knocks: when it starts, its pitch in Hz, how long it rings, how loud, how much of it is the stick. */
type Knock = readonly [at: number, pitch: number, ring: number, loud: number, stick: number];

const knocks: Readonly<Record<Sound, readonly Knock[]>> = {
  pick: [[0, 1250, 0.04, 0.12, 0.5]],
  place: [
    [0, 210, 0.12, 0.5, 0.7],
    [0.012, 430, 0.07, 0.25, 0.2],
  ],
  slide: [[0, 320, 0.05, 0.08, 1]],
  coin: [
    [0, 1680, 0.06, 0.14, 0.3],
    [0.055, 2240, 0.08, 0.12, 0.2],
  ],
  turn: [
    [0, 523, 0.22, 0.22, 0.15],
    [0.11, 784, 0.28, 0.2, 0.15],
  ],
  refuse: [
    [0, 140, 0.09, 0.3, 0.4],
    [0.09, 120, 0.09, 0.26, 0.4],
  ],
  end: [
    [0, 523, 0.25, 0.2, 0.15],
    [0.12, 659, 0.25, 0.2, 0.15],
    [0.24, 784, 0.3, 0.2, 0.15],
    [0.4, 1047, 0.5, 0.22, 0.15],
  ],
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function sound(name: Sound, delayMs = 0): void {
  if (soundOn.value) ring(name, delayMs);
}

/** It is one's turn at a table that one may not be looking at: heard whether or not the table's own sounds are on. */
export const knock = (): void => ring('turn');

function ring(name: Sound, delayMs = 0): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const knock of knocks[name]) play(context, knock, delayMs / 1000);
}

/** A bar of wood: a sine and its bright overtone dying away, with a breath of noise for the stick that hits it. */
function play(audio: AudioContext, [at, pitch, ring, loud, stick]: Knock, delay: number): void {
  const start = audio.currentTime + delay + at;
  const out = audio.createGain();
  out.gain.setValueAtTime(loud, start);
  out.gain.exponentialRampToValueAtTime(0.0001, start + ring);
  out.connect(audio.destination);

  for (const [times, share] of [
    [1, 1],
    [3.93, 0.18],
  ] as const) {
    const tone = audio.createOscillator();
    const level = audio.createGain();
    tone.frequency.value = pitch * times;
    level.gain.value = share;
    tone.connect(level).connect(out);
    tone.start(start);
    tone.stop(start + ring);
  }

  noise ??= whiteNoise(audio);
  const hit = audio.createBufferSource();
  const body = audio.createBiquadFilter();
  const level = audio.createGain();
  hit.buffer = noise;
  body.type = 'bandpass';
  body.frequency.value = pitch * 2.2;
  level.gain.setValueAtTime(stick, start);
  level.gain.exponentialRampToValueAtTime(0.0001, start + 0.03);
  hit.connect(body).connect(level).connect(out);
  hit.start(start);
  hit.stop(start + 0.04);
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 20, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
