// Before anything is painted: the theme and the language of last time, so that nothing flashes or jumps.
try {
  const kept = JSON.parse(localStorage.getItem('atoll.settings') || '{}');
  if (kept.theme === 'light' || kept.theme === 'dark') document.documentElement.dataset.theme = kept.theme;
  if (kept.language) document.documentElement.lang = kept.language;
} catch {}

// A page that never came to life must not stay empty: a part was not to be had, or this browser is too old for it.
addEventListener(
  'error',
  ({ target }) => {
    // A picture or a font may be missing; a script may not.
    if (target instanceof Element && target.tagName !== 'SCRIPT') return;
    const page = document.getElementById('atoll');
    if (!page || page.hasChildNodes()) return;
    const words = document.documentElement.lang.startsWith('de')
      ? ['Atoll konnte nicht starten. Lade die Seite neu; hilft das nicht, ist der Browser zu alt.', 'Seite neu laden']
      : ['Atoll could not start. Reload the page; if that does not help, this browser is too old.', 'Reload the page'];
    const [text, button] = [document.createElement('p'), document.createElement('button')];
    text.setAttribute('role', 'alert');
    text.textContent = words[0];
    button.textContent = words[1];
    button.onclick = () => location.reload();
    page.append(text, button);
  },
  true,
);
