import { messagePairs } from '#kit/language/messages';

export const studioMessages = messagePairs({
  'validation.stored_picture': [
    '{{field}} must be a JPEG, PNG or WebP picture stored with this service.',
    'يجب أن يكون {{field}} صورة JPEG أو PNG أو WebP مخزنة في هذه الخدمة.',
  ],
  'errors.studio_unavailable': [
    'The studio is not set up yet. Ask the operator for access to an AI provider.',
    'الاستوديو غير مهيأ بعد. اطلب من المشغّل تفعيل مزوّد للذكاء الاصطناعي.',
  ],
  'errors.studio_failed': [
    'The studio gave no answer. Try again in a moment.',
    'لم يصل رد من الاستوديو. حاول مرة أخرى بعد قليل.',
  ],
  'errors.pictures_used_up': [
    'All pictures of today are used. Try again tomorrow.',
    'استُهلك رصيد صور اليوم. حاول مرة أخرى غدًا.',
  ],
  'errors.picture_not_ready': [
    'The pictures of this job are not ready. Wait until its status is done.',
    'صور هذه المهمة ليست جاهزة. انتظر حتى تصبح حالتها done.',
  ],
  'errors.picture_accepted': [
    'The picture is already accepted. Choose another one or request new ones.',
    'سبق قبول هذه الصورة. اختر صورة أخرى أو اطلب صورًا جديدة.',
  ],
  'notifications.pictures_drawn.title': ['Pictures ready', 'الصور جاهزة'],
  'notifications.pictures_drawn.body': [
    'The studio has drawn your pictures. Choose one within seven days.',
    'انتهى الاستوديو من رسم صورك. اختر منها خلال سبعة أيام.',
  ],
  'notifications.pictures_failed.title': ['Pictures not drawn', 'تعذّر رسم الصور'],
  'notifications.pictures_failed.body': [
    'The studio could not draw your pictures. Open the request for the reason.',
    'لم يتمكن الاستوديو من رسم صورك. افتح الطلب لمعرفة السبب.',
  ],
  'messages.pictures_requested': ['The pictures are being drawn.', 'جارٍ رسم الصور.'],
});
