/** What boards ask about the keyboard before they move the focus for somebody. */

let last: 'key' | 'pointer' | null = null;
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', () => (last = 'key'), true);
  window.addEventListener('pointerdown', () => (last = 'pointer'), true);
}

/** Whether a key was pressed after whatever was last pressed by mouse or finger. */
export const byKeyboard = (): boolean => last === 'key';

/** Whether what had the focus has gone. */
export const focusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
