// Before anything is painted: the theme and the language of last time, so that nothing flashes or jumps.
try {
  const kept = JSON.parse(localStorage.getItem('atoll.settings') || '{}');
  if (kept.theme === 'light' || kept.theme === 'dark') document.documentElement.dataset.theme = kept.theme;
  if (kept.language) document.documentElement.lang = kept.language;
} catch {}
