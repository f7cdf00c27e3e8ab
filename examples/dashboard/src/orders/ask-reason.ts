import { h } from '../dom';
import { words } from '../language';

const say = words({
  title: ['Why is the order cancelled?', 'لماذا يُلغى الطلب؟'],
  hint: ['The customer reads it.', 'سيقرؤه العميل.'],
  cancel: ['Cancel the order', 'إلغاء الطلب'],
  back: ['Back', 'رجوع'],
});

/** The reason that was given, undefined when it was thought better of. */
export function askReason(): Promise<string | undefined> {
  const reason = h('textarea', { required: true, maxlength: 500, rows: 3, 'aria-label': say('title') });
  const dialog: HTMLDialogElement = h(
    'dialog',
    {},
    h(
      'form',
      { method: 'dialog', onsubmit: () => (dialog.returnValue = reason.value.trim()) },
      h('h2', {}, say('title')),
      h('p', { class: 'faint' }, say('hint')),
      reason,
      h(
        'footer',
        {},
        h('button', { type: 'button', onclick: () => dialog.close('') }, say('back')),
        h('button', { class: 'bad' }, say('cancel')),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise(resolve => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue || undefined);
    });
  });
}
