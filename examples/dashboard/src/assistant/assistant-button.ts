import { h } from '#kit/element';
import { messageIcon } from '#kit/icons';
import { words } from '#kit/language';
import { attempt } from '#kit/toast';
import type { Member } from '../api';
import type { Panel } from './panel';

const w = words({ assistant: ['Assistant', 'المساعد'] });

let panel: Panel | undefined;
let isOpening = false;

/** Opens and closes the assistant, which is loaded with its first use. Nothing for accounts without `ai_chat.use`. */
export function assistantButton(member: Member | undefined): HTMLElement | false {
  if (!member?.permissions.includes('ai_chat.use')) return false;
  panel?.refresh();
  const button: HTMLButtonElement = h(
    'button',
    {
      type: 'button',
      id: 'assistant-button',
      class: 'quiet icon',
      title: w('assistant'),
      'aria-label': w('assistant'),
      'aria-expanded': String(panel !== undefined || isOpening),
      onclick: () => (panel ? panel.close() : isOpening || attempt(button, open)),
    },
    messageIcon(),
  );
  const open = async () => {
    isOpening = true;
    // At once: the page makes room while the panel is loaded.
    showExpanded(true);
    try {
      const { openPanel } = await import('./panel');
      panel = openPanel({
        mayChooseModel: member.permissions.includes('ai_chat.view_models'),
        closed: () => {
          panel = undefined;
          showExpanded(false);
        },
      });
    } finally {
      isOpening = false;
      if (!panel) showExpanded(false);
    }
  };
  return button;
}

/** The button of the page that is shown; each page draws its own. */
function showExpanded(is: boolean): void {
  document.body.classList.toggle('with-assistant', is);
  const button = document.getElementById('assistant-button');
  button?.setAttribute('aria-expanded', String(is));
  if (!is) button?.focus();
}
