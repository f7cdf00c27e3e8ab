/** Names and descriptions of API tags, for one of the two groups of readers. The API description is in English only. */
export type TagTexts = Record<string, readonly [name: string, description: string, nameInArabic: string]>;

export interface TagGroupTexts {
  name: readonly [english: string, arabic: string];
  tags: TagTexts;
}

/** Texts of a service for its API description, in two groups: the site and the dashboard. */
export interface DescriptionTexts {
  site: TagGroupTexts;
  staff: TagGroupTexts;
  /**
   * Descriptions of names with the same meaning at three or more declarations; others are described at their declaration.
   */
  fields?: Readonly<Record<string, string>>;
  /** The accounts of audiences whose name does not show them. */
  accounts?: Readonly<Record<string, string>>;
  /** Whether an operation with this access belongs to the site; by default all that need no staff account. */
  isOfSite?: (access: string) => boolean;
}

/** Tags of every service; a service can override them. */
export const SHARED_TAGS: TagTexts = {
  'Sign-in': ['Staff sign-in', 'Sign in to a staff account and read its data.', 'تسجيل دخول الموظفين'],
  'Own account': ['Own staff account', 'Change your own staff account.', 'حسابي كموظف'],
  Team: [
    'Team',
    'Accounts of the team. You cannot grant permissions that you do not have, or edit accounts that have more.',
    'فريق العمل',
  ],
  Roles: ['Roles and permissions', 'Roles: sets of permissions for accounts.', 'الأدوار والصلاحيات'],
  Settings: ['Settings', 'Settings of the company.', 'الإعدادات'],
  Notifications: ['Notifications', 'The notifications of an account; new ones are also sent live.', 'الإشعارات'],
  Uploads: ['Uploads', 'Upload pictures and videos.', 'رفع الملفات'],
  Countries: ['Countries', 'The countries that forms offer.', 'البلدان'],
  'Access keys': ['Access keys', 'Keys with which programs act for your staff account.', 'مفاتيح الوصول'],
  Webhooks: ['Webhooks', 'Addresses that receive the events of the service, and what was sent to them.', 'Webhooks'],
  'Tool calls': ['Tool calls', 'What programs changed through the MCP endpoint.', 'استدعاءات الأدوات'],
  Assistant: ['Assistant', 'Conversations with the AI assistant, and the changes that it proposes.', 'المساعد'],
  Overview: ['Overview', 'The figures a dashboard opens with.', 'نظرة عامة'],
  Payments: ['Payments', 'Payment methods and webhooks of payment processors.', 'المدفوعات'],
  DegradingHealth: ['Health', 'Whether the service and its database respond.', 'حالة الخدمة'],
  FailingHealth: ['Health', 'Whether the service and its database respond.', 'حالة الخدمة'],
  BareHealth: ['Health', 'Whether the service responds.', 'حالة الخدمة'],
};
