import type { Language } from '#kit/language/language';
import { type Html, html } from '#kit/html/html';

const TEXTS = {
  copy: { en: 'Copy', ar: 'نسخ' },
  copied: { en: 'Copied', ar: 'تم النسخ' },
} as const;

/** The script element of a page with commands; `address` leads to `COPY_SCRIPT`. */
export const copyScript = (address: string, language: Language): Html =>
  html`<script src="${address}" data-copy="${TEXTS.copy[language]}" data-copied="${TEXTS.copied[language]}" defer></script>`;

/** Adds a copy button to every command of a page, and shows the answer of a call to this origin. */
export const COPY_SCRIPT = `
const { copy, copied } = document.currentScript.dataset;
for (const command of document.querySelectorAll('pre.command')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = copy;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(command.textContent);
    button.textContent = copied;
    setTimeout(() => { button.textContent = copy; }, 2000);
  });
  const frame = document.createElement('div');
  frame.className = 'copyable';
  command.replaceWith(frame);
  frame.append(command, button);
}
for (const answer of document.querySelectorAll('pre[data-call]')) {
  fetch(answer.dataset.call)
    .then(response => response.json())
    .then(body => { answer.textContent = JSON.stringify(body, undefined, 2); });
}
`;
