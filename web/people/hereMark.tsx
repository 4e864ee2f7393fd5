/** That somebody is here right now, as a dot and in words. */
import { t } from '../translate.ts';

const here = { de: 'gerade da', en: 'here now' } as const;

export const HereMark = () => <span class="here-mark">{t(here)}</span>;
