/** What the signs of the chart mean, written into a free corner of the sea. */
import { Quiet } from '@atoll/boardkit/drawing/quiet.tsx';
import { href } from './icons.tsx';
import type { Props } from './props.ts';
import { labels } from './words.ts';

export function MapLegend({ props, height }: { props: Props; height: number }) {
  const { t } = props;
  return (
    <Quiet class="bora-legend" transform={`translate(22 ${height - 104})`}>
      <g data-component="path-land">
        <rect class="bora-legend-land" x="-5" y="-9" width="36" height="18" rx="9" />
        <path class="bora-path is-land" d="M2 0H25" />
        <text x="40" y="6">
          {t(labels.legendLand)}
        </text>
      </g>
      <g transform="translate(0 28)" data-component="path-water">
        <path class="bora-path is-water" d="M0 0H26" />
        <text x="40" y="6">
          {t(labels.legendWater)}
        </text>
      </g>
      <g transform="translate(0 56)" data-component="fish">
        <use href={href('fish')} x="0" y="-13" width="26" height="26" />
        <text x="40" y="6">
          {t(labels.legendFish)}
        </text>
      </g>
      <g transform="translate(0 84)" data-component="site">
        <rect class="bora-site" x="2" y="-11" width="22" height="22" rx="5" />
        <text x="40" y="6">
          {t(labels.legendSite)}
        </text>
      </g>
    </Quiet>
  );
}
