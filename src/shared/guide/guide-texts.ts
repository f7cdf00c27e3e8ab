import type { Bilingual } from '#kit/language/language';

/** Texts of several, but not all, services. */
export const FAILED_SIGN_INS_COUNT: Bilingual = {
  en: 'Of sign-ins only those that failed count.',
  ar: 'لا تُحسب من محاولات تسجيل الدخول إلا الفاشلة.',
};
export const ALL_SIGN_INS_COUNT: Bilingual = {
  en: 'Every attempt to sign in counts, also one that works.',
  ar: 'تُحسب كل محاولة لتسجيل الدخول، الناجحة منها أيضًا.',
};
export const MESSAGE_IS_TRANSLATED: Bilingual = {
  en: '`message` is a sentence in the language of the request, fit to be shown.',
  ar: '`message` جملة بلغة الطلب تصلح للعرض كما هي.',
};
export const COMPANY_ZONE: Bilingual = {
  en: 'Today is today in the `timezone` of `GET /api/settings/public`, not in that of the visitor.',
  ar: 'اليوم هو اليوم في المنطقة الزمنية `timezone` المذكورة في `GET /api/settings/public`، لا في منطقة الزائر.',
};
export const NEW_TOKEN_FOR_NEW_FORM: Bilingual = {
  en: 'A used token returns the **stored** receipt, even with another body. Create one when the form is opened, and a new one for the next form.',
  ar: 'الرمز المستعمل يعيد الإيصال **المحفوظ** مهما كان بقية الطلب. أنشئ رمزًا عند فتح النموذج، ورمزًا جديدًا للنموذج التالي.',
};
export const PATCH_IS_PARTIAL: Bilingual = {
  en: '`PATCH` changes what is sent of a record and leaves the rest. A list that is sent takes the place of the whole list. `null` clears a field that can be empty; for any other optional field it means left out.',
  ar: 'يغيّر `PATCH` ما أُرسل من السجل ويترك الباقي. والقائمة المرسلة تحل محل القائمة كلها. والقيمة `null` تمسح الحقل الذي يقبلها، وتعني في غيره من الحقول الاختيارية أنه لم يُرسل.',
};
export const PUT_IS_PARTIAL: Bilingual = {
  en: '`PUT` on a record changes what is sent and leaves the rest, as `PATCH` does. A list that is sent takes the place of the whole list.',
  ar: 'يغيّر `PUT` في السجل ما أُرسل ويترك الباقي، كما يفعل `PATCH`. والقائمة المرسلة تحل محل القائمة كلها.',
};
