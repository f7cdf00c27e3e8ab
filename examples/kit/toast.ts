import { h } from './element';
import { words } from './language';
import { sayAll } from './refusals';

const w = words({ close: ['Close', 'إغلاق'] });
const SHOWN_MS = 6_000;

/** Shows a sentence at the foot of the window, for a while or until it is closed. */
export function tell(sentence: string): void {
  document.getElementById('toast')?.remove();
  const toast = h('div', { id: 'toast', role: 'alert' }, h('span', {}, sentence));
  const close = h('button', { type: 'button', class: 'quiet', 'aria-label': w('close') }, '×');
  close.addEventListener('click', () => toast.remove());
  toast.append(close);
  // A modal dialog covers everything outside it.
  (document.querySelector('dialog:modal') ?? document.body).append(toast);
  setTimeout(() => toast.remove(), SHOWN_MS);
}

/** Runs the work of a button or field, once at a time, and shows why it failed. Returns whether it succeeded. */
export async function attempt(control: { disabled: boolean }, work: () => unknown): Promise<boolean> {
  control.disabled = true;
  try {
    await work();
    return true;
  } catch (failure) {
    tell(sayAll(failure));
    return false;
  } finally {
    control.disabled = false;
  }
}
