import type { ComponentType } from 'preact';
import { Late } from './late.tsx';
import { useLoaded } from './loading.tsx';

const parts: (() => Promise<unknown>)[] = [];

/** A component that is fetched when it is first shown: for what nobody needs before the first move. */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  parts.push(load);
  return (props: P) => {
    const loaded = useLoaded(load, []);
    if (loaded.state === 'failed') return <Late />;
    return loaded.state === 'here' ? <loaded.value {...props} /> : null;
  };
}

/** Every part that was put off so far, to be fetched ahead of its time. */
export const putOff = (): readonly (() => Promise<unknown>)[] => parts;
