import { messagePairs } from '#kit/language/messages';

export const checkoutMessages = messagePairs({
  'errors.course_not_sold': ['A course of the basket cannot be bought.', 'إحدى دورات السلة غير متاحة للشراء.'],
  'errors.course_held': ['You already have a course of the basket.', 'إحدى دورات السلة لديك بالفعل.'],
  'validation.course_not_sold': ['Course {{id}} cannot be bought.', 'الدورة {{id}} غير متاحة للشراء.'],
  'validation.course_held': [
    'Course {{id}}, “{{title}}”, is already yours.',
    'الدورة {{id}}، «{{title}}»، لديك بالفعل.',
  ],
  'validation.basket_total': [
    'The courses cost more together than one payment can be: {{max}}.',
    'مجموع أسعار الدورات أكبر مما تسمح به دفعة واحدة: {{max}}.',
  ],
  'validation.payment_method_unavailable': ['This way to pay is not offered now.', 'طريقة الدفع هذه غير متاحة حاليًا.'],
  'notifications.order_refunded.title': ['Your money is on its way back', 'مبلغك في طريق العودة إليك'],
  'notifications.order_refunded.body': [
    'Order {{reference}} over {{total}} was refunded. Its courses are closed unless you have them from another order.',
    'أُعيد مبلغ الطلب {{reference}} وقدره {{total}}، وأُغلقت دوراته ما لم تكن لديك بطريقة أخرى.',
  ],
  'notifications.order_bought_again.title': ['{{reference}} bought nothing new', 'الطلب {{reference}} لم يشترِ جديدًا'],
  'notifications.order_bought_again.body': [
    'It was paid although the student already had all of its courses. Check whether to refund it.',
    'دُفع بينما كانت جميع دوراته لدى الطالب بالفعل. يرجى النظر في إعادة المبلغ.',
  ],
  'mail.enrolled.subject': ['You are enrolled in “{{course}}”', 'تم تسجيلك في «{{course}}»'],
  'mail.enrolled.text': ['“{{course}}” is ready for you to start.', 'دورة «{{course}}» جاهزة لتبدأ.'],
  'mail.enrolled_in_several.subject': ['You are enrolled in new courses', 'تم تسجيلك في دورات جديدة'],
  'mail.enrolled_in_several.text': ['These courses are ready for you to start:', 'هذه الدورات جاهزة لتبدأ:'],
  'mail.enrolled.action': ['Go to my courses', 'إلى دوراتي'],
  'mail.receipt.head': ['Receipt for order {{reference}}, {{day}}', 'إيصال الطلب {{reference}}، {{day}}'],
  'mail.receipt.discount': ['Discount of {{percent}}%', 'خصم {{percent}}%'],
  'mail.receipt.total': ['Paid', 'المدفوع'],
});
