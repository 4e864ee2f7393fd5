/** A page that the operator of this house has written. */
import '../style/pages/reading.css';
import type { PageProps } from '../app.tsx';
import { housePages, pageTitles } from '../housePages.ts';
import { Markdown } from '../parts/markdown.tsx';
import { Site } from '../parts/site.tsx';
import { t } from '../translate.ts';
import { Missing } from './missing.tsx';
import { useTitle } from './title.ts';

export function HousePage({ path: [id = ''] }: PageProps) {
  const pages = housePages.value;
  const page = pages?.find(one => one.id === id);
  useTitle(page ? t(pageTitles[page.id]) : '');
  if (pages && !page) return <Missing />;
  return (
    <Site>
      {page && (
        <article class="reading">
          <h1>{t(pageTitles[page.id])}</h1>
          <Markdown text={t(page.words)} />
        </article>
      )}
    </Site>
  );
}
