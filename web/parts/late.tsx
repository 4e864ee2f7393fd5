/** Stands for a part that could not be fetched yet. */
import { t } from '../translate.ts';

const words = {
  late: {
    de: 'Dieser Teil ließ sich noch nicht laden. Er kommt von selbst, sobald der Server wieder zu erreichen ist.',
    en: 'This part could not be loaded yet. It comes by itself as soon as the server can be reached again.',
  },
} as const;

export const Late = () => (
  <p class="late" role="alert">
    {t(words.late)}
  </p>
);
