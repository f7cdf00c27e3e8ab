import { openDialog } from '#kit/dialog';
import { field } from '#kit/fields';
import { words } from '#kit/language';

const say = words({
  title: ['Why is the order cancelled?', 'لماذا يُلغى الطلب؟'],
  hint: ['The customer reads it.', 'سيقرؤه العميل.'],
  reason: ['Reason', 'السبب'],
  cancel: ['Cancel the order', 'إلغاء الطلب'],
});

/** Asks for a reason and cancels with it. */
export const askReason = (cancel: (reason: string) => Promise<unknown>): Promise<boolean> =>
  openDialog(
    {
      title: say('title'),
      hint: say('hint'),
      button: say('cancel'),
      kind: 'bad',
      send: ({ reason = '' }) => cancel(reason),
    },
    field({ name: 'reason', label: say('reason'), rows: 3, maxlength: 500, required: true }),
  );
