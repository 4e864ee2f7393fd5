import { Site } from '../parts/site.tsx';
import { Link } from '../router.tsx';
import { t } from '../translate.ts';
import { useTitle } from './title.ts';

const words = {
  title: { de: 'Hier ist nur Wasser', en: 'Nothing here but water' },
  text: {
    de: 'Unter dieser Adresse liegt keine Seite. Vielleicht fehlt ein Stück des Links.',
    en: 'There is no page at this address. Perhaps a piece of the link is missing.',
  },
  home: { de: 'Zur Startseite', en: 'Home page' },
};

export function Missing() {
  useTitle(t(words.title));
  return (
    <Site>
      <section class="reading">
        <h1>{t(words.title)}</h1>
        <p>{t(words.text)}</p>
        <p>
          <Link to="/" class="button primary">
            {t(words.home)}
          </Link>
        </p>
      </section>
    </Site>
  );
}
