import type { Bilingual } from '#kit/language/language';

/** Names of rate limits that several services have; the others are in the guides of the services. */
export const LIMIT_LABELS: Readonly<Record<string, Bilingual>> = {
  login: { en: 'Staff signing in; the own password', ar: 'دخول فريق العمل؛ وكلمة المرور الخاصة' },
  takenAddresses: {
    en: 'Registrations and changes of the own e-mail address that are refused because the address is taken, for each visitor address and account',
    ar: 'محاولات التسجيل وتغيير البريد الخاص التي رُفضت لأن البريد مستخدم، لكل عنوان زائر ولكل حساب',
  },
  emailUndo: {
    en: 'Links that undo a change of an e-mail address',
    ar: 'روابط التراجع عن تغيير البريد الإلكتروني',
  },
  currentPasswords: {
    en: 'Wrong current passwords, for each visitor address and account',
    ar: 'كلمات المرور الحالية الخاطئة، لكل عنوان زائر ولكل حساب',
  },
  verificationMail: {
    en: 'Mails to confirm an address that staff send, for each person',
    ar: 'رسائل تأكيد البريد التي يرسلها فريق العمل، لكل شخص',
  },
  mcp: {
    en: 'Messages to the MCP endpoint, for each account, or each visitor address without one',
    ar: 'الرسائل إلى نقطة أدوات المساعدين، لكل حساب، أو لكل عنوان زائر بلا حساب',
  },
  oauthPages: {
    en: 'Pages on which people connect apps, for each visitor address',
    ar: 'صفحات ربط التطبيقات، لكل عنوان زائر',
  },
  oauthTokens: {
    en: 'Token requests of connected apps, for each connection',
    ar: 'طلبات الرموز من التطبيقات المرتبطة، لكل ربط',
  },
  oauthRegistrations: {
    en: 'Apps that register themselves, for each address',
    ar: 'التطبيقات التي تسجّل نفسها، لكل عنوان',
  },
  oauthDocuments: {
    en: 'New documents of apps that are fetched, for each visitor address',
    ar: 'وثائق التطبيقات الجديدة التي تُجلب، لكل عنوان زائر',
  },
  oauthDocumentHosts: {
    en: 'New documents of apps that are fetched, from each host',
    ar: 'وثائق التطبيقات الجديدة التي تُجلب، من كل مضيف',
  },
  ai_chat: { en: 'Messages to the assistant, for each account', ar: 'الرسائل إلى المساعد، لكل حساب' },
  webhookTests: { en: 'Test events to webhook endpoints', ar: 'أحداث تجريبية إلى نقاط الاستقبال' },
  webhookResends: { en: 'Webhooks that are sent again', ar: 'إعادة إرسال الأحداث' },
  demoSessions: { en: 'Sign-ins to demo accounts without a password', ar: 'الدخول إلى حسابات العرض بلا كلمة مرور' },
  misses: {
    en: 'New keys and tokens; beyond the limit no stored response is returned',
    ar: 'المفاتيح والرموز الجديدة: بعدها لا تُفتح إجابة محفوظة',
  },
};
