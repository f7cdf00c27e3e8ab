import { messagePairs } from '#kit/language/messages';

export const uploadMessages = messagePairs({
  'validation.file_required': ['Please send one file as {{field}}.', 'يرجى إرسال ملف واحد في الحقل {{field}}.'],
  'validation.file_single': ['{{field}} takes one file only.', 'يقبل {{field}} ملفًا واحدًا فقط.'],
  'validation.file_type': [
    '{{field}} must be a JPEG, PNG, WebP, GIF or AVIF image, or an MP4, WebM, MOV or M4V video.',
    'يجب أن يكون {{field}} صورة JPEG أو PNG أو WebP أو GIF أو AVIF، أو مقطع فيديو MP4 أو WebM أو MOV أو M4V.',
  ],
  'validation.file_or_document_type': [
    '{{field}} must be a JPEG, PNG, WebP, GIF or AVIF image, an MP4, WebM, MOV or M4V video, or a PDF, plain text, ZIP or Office file.',
    'يجب أن يكون {{field}} صورة JPEG أو PNG أو WebP أو GIF أو AVIF، أو مقطع فيديو MP4 أو WebM أو MOV أو M4V، أو ملف PDF أو نصًا عاديًا أو ZIP أو ملف Office.',
  ],
  'validation.document_type': [
    '{{field}} must be a PDF, plain text, ZIP or Office file.',
    'يجب أن يكون {{field}} ملف PDF أو نصًا عاديًا أو ZIP أو ملف Office.',
  ],
  'validation.file_unreadable': ['The image in {{field}} is damaged.', 'الصورة في {{field}} تالفة.'],
  'validation.video_unreadable': [
    'The video in {{field}} is damaged: it has no track of pictures or no data.',
    'الفيديو في {{field}} تالف: لا يحتوي على مسار صور أو على بيانات.',
  ],
  'validation.file_pixels': [
    'The image in {{field}} has more than {{megapixels}} million pixels.',
    'تتجاوز الصورة في {{field}} {{megapixels}} مليون بكسل.',
  ],
  'errors.uploads_under_way': [
    'Too many of your uploads are running. Wait until one of them ends.',
    'لديك عدد كبير من عمليات الرفع الجارية. انتظر حتى تنتهي إحداها.',
  ],
  'errors.bucket_required': ['This service cannot store files yet.', 'لا توجد مساحة لتخزين الملفات في هذه الخدمة بعد.'],
});
