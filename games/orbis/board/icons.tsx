/** All of Orbis' symbols in one sprite. */
import { defineIcons } from '@atoll/boardkit/drawing/icons.tsx';
import { gods } from './art/divine.tsx';
import { elements } from './art/elements.tsx';
import { drawings, tokens } from './art/kinds.tsx';

export const { Icon, Sprite, href } = defineIcons('orbis', { ...elements, ...drawings, ...tokens, ...gods });
