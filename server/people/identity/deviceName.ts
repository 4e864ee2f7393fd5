/** What a device is called: which browser on which system, so that its owner knows it again. */
import type { Words } from '@atoll/engine';

/** The first that fits counts: most browsers also name those that they descend from. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** As it is kept: browser and system with a stroke between, each empty where it is not known. */
export function deviceName(userAgent: string | undefined): string {
  const found = (list: typeof browsers) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? '';
  if (!/^Mozilla\//.test(userAgent ?? '')) return 'program/';
  return `${found(browsers)}/${found(systems)}`;
}

export function deviceWords(name: string): Words {
  const [browser = '', system = ''] = name.split('/');
  if (browser === 'program') return { de: 'Ein Programm', en: 'A program' };
  const on = /^(iPhone|iPad|Mac)$/.test(system) ? `auf dem ${system}` : `auf ${system}`;
  return {
    de: `${browser || 'Ein Browser'}${system && ` ${on}`}`,
    en: `${browser || 'A browser'}${system && ` on ${system}`}`,
  };
}
