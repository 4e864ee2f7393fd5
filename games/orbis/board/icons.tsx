/** All of Orbis' symbols in one sprite. */
import { defineIcons } from '@atoll/boardkit/icons.tsx';
import { gods } from './divine.tsx';
import { elements } from './elements.tsx';
import { drawings, tokens } from './kinds.tsx';

export const { Icon, Sprite, href } = defineIcons('orbis', { ...elements, ...drawings, ...tokens, ...gods });
