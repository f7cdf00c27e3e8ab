import type { Language, Messages } from './language';

/** Messages of every service. In pairs, so that no translation is missing. */
const PAIRS: Record<string, readonly [en: string, ar: string]> = {
  'errors.bad_request': ['The request cannot be read.', 'تعذّرت قراءة الطلب.'],
  'errors.validation_failed': ['Some fields need attention.', 'بعض الحقول تحتاج إلى مراجعة.'],
  'errors.malformed_json': ['The body is not valid JSON.', 'محتوى الطلب ليس JSON صالحًا.'],
  'errors.sign_in_required': ['Please sign in to continue.', 'يرجى تسجيل الدخول للمتابعة.'],
  'errors.token_expired': ['Your sign-in has ended. Please sign in again.', 'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.'],
  'errors.wrong_audience': [
    'You are signed in with another kind of account. This needs a different one.',
    'أنت مسجّل الدخول بنوع آخر من الحسابات، ويلزم هنا حساب مختلف.',
  ],
  'errors.page_not_allowed': [
    'This site may not open live updates here.',
    'لا يُسمح لهذا الموقع بفتح التحديثات المباشرة هنا.',
  ],
  'errors.sign_in_failed': [
    'The e-mail address or the password is wrong.',
    'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  ],
  'errors.permission_required': [
    'Your account may not do this. It needs one of these permissions: {{permissions}}',
    'لا يملك حسابك صلاحية هذا الإجراء. يلزم إحدى الصلاحيات: {{permissions}}',
  ],
  'errors.demo_protected': [
    'The demonstration does not allow this. You can change accounts and records that you create yourself.',
    'لا تسمح النسخة التجريبية بهذا. يمكنك تعديل الحسابات والسجلات التي تنشئها بنفسك.',
  ],
  'errors.not_found': ['There is no such record.', 'لا يوجد سجل بهذا المعرّف.'],
  'errors.route_not_found': ['There is no such address.', 'لا يوجد عنوان كهذا.'],
  'errors.conflict': ['This clashes with a record that exists already.', 'يتعارض هذا مع سجل موجود مسبقًا.'],
  'errors.slug_taken': ['Another record has this address.', 'هذا العنوان مستخدم في سجل آخر.'],
  'errors.still_in_use': ['Something still uses this record.', 'ما زال هذا السجل مستخدمًا.'],
  'errors.body_too_large': ['The request is too large.', 'حجم الطلب أكبر من المسموح.'],
  'errors.too_many_values': [
    'The request holds more than {{max}} values.',
    'يحتوي الطلب على أكثر من {{max}} من القيم.',
  ],
  'errors.unsupported_media_type': [
    'This address expects another kind of content.',
    'يتوقع هذا العنوان نوعًا آخر من المحتوى.',
  ],
  'errors.rate_limited': ['Too many attempts. Please try again later.', 'محاولات كثيرة جدًا. يرجى المحاولة لاحقًا.'],
  'errors.server_busy': ['The service is busy. Please try again.', 'الخدمة مشغولة. يرجى المحاولة مرة أخرى.'],
  'errors.service_unavailable': [
    'The service cannot be reached at the moment. Please try again shortly.',
    'الخدمة غير متاحة حاليًا. يرجى المحاولة مرة أخرى بعد قليل.',
  ],
  'errors.unexpected': ['Something went wrong on our side.', 'حدث خطأ غير متوقع من جانبنا.'],

  'validation.required': ['{{field}} is missing.', 'الحقل {{field}} مطلوب.'],
  'validation.unknown_field': ['{{field}} is not a field of this request.', 'الحقل {{field}} غير معروف في هذا الطلب.'],
  'validation.unknown_parameter': [
    '{{field}} is not a parameter of this request. Its parameters: {{known}}.',
    '{{field}} ليس من معاملات هذا الطلب. معاملاته: {{known}}.',
  ],
  'validation.unknown_parameter_similar': [
    '{{field}} is not a parameter of this request. Use {{nearest}}.',
    '{{field}} ليس من معاملات هذا الطلب. استخدم «{{nearest}}».',
  ],
  'validation.unknown_parameter_without': [
    '{{field}} is not a parameter of this request, which has none.',
    '{{field}} ليس من معاملات هذا الطلب، إذ لا معاملات له.',
  ],
  'validation.text': ['{{field}} must be text.', 'يجب أن يكون {{field}} نصًا.'],
  'validation.storable': ['{{field}} holds characters that are no text.', 'يحتوي {{field}} على رموز ليست نصًا.'],
  'validation.too_short': [
    '{{field}} needs {{min}} characters or more.',
    'يجب ألا يقل {{field}} عن {{min}} من الأحرف.',
  ],
  'validation.too_long': [
    '{{field}} has room for {{max}} characters.',
    'يجب ألا يزيد {{field}} على {{max}} من الأحرف.',
  ],
  'validation.pattern': ['{{field}} is not in the expected form.', 'صيغة {{field}} غير صحيحة.'],
  'validation.email': [
    '{{field}} must be one such as sara@example.com.',
    'يجب أن يكون {{field}} مثل sara@example.com.',
  ],
  'validation.password_bytes': ['{{field}} has room for {{max}} bytes.', 'يجب ألا يزيد {{field}} على {{max}} بايت.'],
  'validation.same_as': ['{{field}} must be the same as: {{sibling}}.', 'يجب أن يطابق {{field}} الحقل {{sibling}}.'],
  'validation.phone': [
    '{{field}} must be one such as +1 212 555 0142.',
    'يجب أن يكون {{field}} مثل \u2066+٩٧١ ٥٠ ١٢٣ ٤٥٦٧\u2069.',
  ],
  'validation.day': [
    '{{field}} must be a calendar day such as 2026-05-09.',
    'يجب أن يكون {{field}} تاريخًا مثل 2026-05-09.',
  ],
  'validation.time_of_day': ['{{field}} must be a time such as 18:30.', 'يجب أن يكون {{field}} وقتًا مثل 18:30.'],
  'validation.instant': [
    '{{field}} must be a date and time in ISO 8601.',
    'يجب أن يكون {{field}} تاريخًا ووقتًا بصيغة ISO 8601.',
  ],
  'validation.time_zone': [
    '{{field}} must be a time zone such as Asia/Dubai.',
    'يجب أن يكون {{field}} منطقة زمنية مثل Asia/Dubai.',
  ],
  'validation.uuid': ['{{field}} must be a version 4 UUID.', 'يجب أن يكون {{field}} معرّف UUID من الإصدار 4.'],
  'validation.slug': [
    '{{field}} takes small letters, digits and hyphens.',
    'يقبل {{field}} الأحرف الصغيرة والأرقام والشرطات فقط.',
  ],
  'validation.one_of': ['{{field}} must be one of: {{values}}.', 'يجب أن يكون {{field}} واحدًا من: {{values}}.'],
  'validation.number': ['{{field}} must be a number.', 'يجب أن يكون {{field}} رقمًا.'],
  'validation.whole': ['{{field}} must be a whole number.', 'يجب أن يكون {{field}} عددًا صحيحًا.'],
  'validation.out_of_range': [
    '{{field}} must be from {{min}} to {{max}}.',
    'يجب أن يكون {{field}} بين {{min}} و{{max}}.',
  ],
  'validation.other_unit': [
    '{{field}} must be in {{unit}}, not in {{other}}.',
    'يجب أن يكون {{field}} بوحدة {{unit}} وليس بوحدة {{other}}.',
  ],
  'validation.decimals': [
    '{{field}} has at most {{places}} decimals.',
    'يقبل {{field}} {{places}} من المنازل العشرية على الأكثر.',
  ],
  'validation.half_steps': ['{{field}} goes in halves.', 'يُحدَّد {{field}} بأنصاف الدرجات.'],
  'validation.flag': ['{{field}} must be true or false.', 'يجب أن يكون {{field}} صحيحًا أو خاطئًا (true أو false).'],
  'validation.accepted': ['{{field}} must be accepted.', 'يجب قبول {{field}}.'],
  'validation.object': ['{{field}} must be an object.', 'يجب أن يكون {{field}} كائنًا.'],
  'validation.objects': ['{{field}} must be a list of objects.', 'يجب أن يكون {{field}} قائمة كائنات.'],
  'validation.list': [
    '{{field}} must be a list of {{min}} to {{max}} entries.',
    'يجب أن يكون {{field}} قائمة من {{min}} إلى {{max}} من العناصر.',
  ],
  'validation.texts': ['{{field}} must be a list of texts.', 'يجب أن يكون {{field}} قائمة نصوص.'],
  'validation.distinct': ['{{field}} names something twice.', 'يتكرر عنصر في {{field}}.'],
  'validation.ids': ['{{field}} must hold ids.', 'يجب أن يحتوي {{field}} على معرّفات.'],
  'validation.unknown_reference': [
    '{{field}} names a record that does not exist.',
    'يشير {{field}} إلى سجل غير موجود.',
  ],
  'validation.common_password': [
    '{{field}} is one of the most common passwords; choose another.',
    '{{field}} من أكثر كلمات المرور شيوعًا؛ اختر كلمة أخرى.',
  ],
  'validation.own_media': [
    '{{field}} must be a file of this service.',
    'يجب أن يكون {{field}} ملفًا من ملفات هذه الخدمة.',
  ],
  'validation.web_address': [
    '{{field}} must be a file of this service or a web address.',
    'يجب أن يكون {{field}} ملفًا من ملفات هذه الخدمة أو عنوان ويب.',
  ],
  'validation.sent_once': ['{{field}} must be one value, sent once.', 'يجب إرسال {{field}} كقيمة واحدة ومرة واحدة.'],
  'validation.differs_from_alias': [
    '{{field}} was sent twice with different values, also as {{name}}. Send one of the two.',
    'أُرسل {{field}} مرتين بقيمتين مختلفتين، إحداهما باسم {{name}}. أرسل واحدة منهما فقط.',
  ],
  'validation.taken': ['{{field}} is taken.', 'قيمة {{field}} مستخدمة.'],

  'fields.in_english': ['{{field}} in English', '{{field}} بالإنجليزية'],
  'fields.in_arabic': ['{{field}} in Arabic', '{{field}} بالعربية'],
  'fields.at_position': ['{{field}} (no. {{number}})', '{{field}} (رقم {{number}})'],
};

export const kitMessages = messagePairs(PAIRS);

/** Splits pairs of messages by language. */
export function messagePairs(pairs: Record<string, readonly [en: string, ar: string]>): Record<Language, Messages> {
  return {
    en: Object.fromEntries(Object.entries(pairs).map(([key, [en]]) => [key, en])),
    ar: Object.fromEntries(Object.entries(pairs).map(([key, [, ar]]) => [key, ar])),
  };
}

export function mergeMessages(...parts: Record<Language, Messages>[]): Record<Language, Messages> {
  return { en: Object.assign({}, ...parts.map(part => part.en)), ar: Object.assign({}, ...parts.map(part => part.ar)) };
}
