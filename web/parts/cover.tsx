/** A game's cover: its own scene where it has drawn one, otherwise the plain one. */
import { PlainCover } from '@atoll/boardkit/plain/cover.tsx';
import { loadCover } from '../pictures.ts';
import { reducedMotion } from '../settings.ts';
import { useLoaded } from './loading.tsx';

export function Cover({ id }: { id: string }) {
  const cover = useLoaded(() => loadCover(id), [id]);
  if (cover.state === 'waiting') return null;
  if (cover.state === 'here' && cover.value) return <cover.value reducedMotion={reducedMotion.value} />;
  return <PlainCover />;
}
