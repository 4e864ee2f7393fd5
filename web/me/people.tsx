/** The way to the people I know. */
import { Link } from '../router.tsx';
import { t } from '../translate.ts';
import { MeSection } from './section.tsx';

const words = {
  title: { de: 'Leute', en: 'People' },
  lead: {
    de: 'Mit wem du am Tisch gesessen hast, wer gerade da ist, und wen du nicht treffen magst.',
    en: 'Who you have sat at a table with, who is here now, and whom you would rather not meet.',
  },
  open: { de: 'Leute ansehen', en: 'See people' },
} as const;

export const PeopleSection = () => (
  <MeSection id="people" title={t(words.title)} lead={t(words.lead)}>
    <Link to="/people" class="button">
      {t(words.open)}
    </Link>
  </MeSection>
);
