import type { ComponentType } from 'preact';
import { useLoaded } from './loading.tsx';

/** A component that is fetched when it is first shown: for what nobody needs before the first move. */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return (props: P) => {
    const loaded = useLoaded(load, []);
    return loaded.state === 'here' ? <loaded.value {...props} /> : null;
  };
}
