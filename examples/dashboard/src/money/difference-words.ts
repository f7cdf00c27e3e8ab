import { words } from '#kit/language';
import type { Difference, RepairAction } from './api';

export const typeName = words<Difference['type']>({
  paid_unrecorded: ['Paid, but not recorded here', 'مدفوعة ولم تُسجَّل لدينا'],
  paid_unconfirmed: ['Paid here, but not at the processor', 'مدفوعة لدينا لا لدى جهة الدفع'],
  amount_differs: ['Another amount', 'مبلغ مختلف'],
  refund_unrecorded: ['Refunded, but not recorded here', 'رُدّت ولم يُسجَّل الرد لدينا'],
  refund_unconfirmed: ['Refund came back', 'ارتدّ المبلغ المردود'],
  refund_overdue: ['Refund overdue', 'رد متأخر'],
  payment_unknown: ['Unknown payment', 'دفعة مجهولة'],
});

export const typeHint = words<Difference['type']>({
  paid_unrecorded: [
    'The processor has the money; the order does not count as paid.',
    'المال لدى جهة الدفع، والطلب لا يُعد مدفوعًا.',
  ],
  paid_unconfirmed: [
    'The order counts as paid; the processor has no money for it.',
    'الطلب يُعد مدفوعًا، وليس لدى جهة الدفع مال عنه.',
  ],
  amount_differs: [
    'The processor received another amount or currency than the order costs.',
    'تسلّمت جهة الدفع مبلغًا أو عملة غير ما يكلفه الطلب.',
  ],
  refund_unrecorded: [
    'The processor has returned money that still counts as received here.',
    'ردّت جهة الدفع مالًا ما زال يُعد واردًا لدينا.',
  ],
  refund_unconfirmed: [
    'The bank of the payer returned a refund that counts as done here.',
    'أعاد مصرف الدافع مبلغًا مردودًا يُعد منفذًا لدينا.',
  ],
  refund_overdue: [
    'A refund was requested more than a day ago and has not been returned.',
    'طُلب الرد قبل أكثر من يوم ولم يُنفَّذ بعد.',
  ],
  payment_unknown: [
    'The processor received money for us that belongs to no payment here.',
    'تسلّمت جهة الدفع مالًا لنا لا يخص أي دفعة لدينا.',
  ],
});

export const statusName = words<Difference['status']>({
  open: ['Open', 'مفتوح'],
  repaired: ['Repaired', 'تمت معالجته'],
  ignored: ['Left as it is', 'تُرك كما هو'],
  gone: ['Gone', 'زال'],
});

export const actionName = words<RepairAction>({
  settle: ['Record it', 'سجّله'],
  refund: ['Give the money back', 'رُدّ المال'],
  cancel: ['Cancel the order', 'إلغاء الطلب'],
  ignore: ['Leave as it is', 'اتركه كما هو'],
});

export const actionHint = words<RepairAction>({
  settle: ['The processor is asked again, and what it says is recorded.', 'تُسأل جهة الدفع مرة أخرى ويُسجَّل ما تقوله.'],
  refund: [
    'The processor is asked again, then the money goes back to the payer.',
    'تُسأل جهة الدفع مرة أخرى ثم يعود المال إلى من دفعه.',
  ],
  cancel: [
    'It was never paid, so nothing is refunded. The customer reads the note.',
    'لم يُدفع ثمنه قط، فلا يُرد شيء. سيقرأ العميل الملاحظة.',
  ],
  ignore: ['Nothing changes. The note says why.', 'لا يتغير شيء. تذكر الملاحظة السبب.'],
});

/** Why an action is not possible now. */
export const whyNot = words<NonNullable<Difference['actions'][number]['reason']>>({
  difference_gone: ['It has ended.', 'لقد انتهى.'],
  record_unknown: ['There is no order for it.', 'لا يوجد طلب له.'],
  record_not_cancellable: ['The order cannot be cancelled any more.', 'لم يعد إلغاء الطلب ممكنًا.'],
  payment_counts: ['Cancel the order instead, which refunds it.', 'ألغِ الطلب بدلًا من ذلك، فيُرد ثمنه.'],
});
