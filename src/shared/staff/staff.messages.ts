import { fieldLabels } from '#kit/language/labels';
import { mergeMessages, messagePairs } from '#kit/language/messages';

const messages = messagePairs({
  'messages.account_created': ['The account has been added.', 'تمت إضافة الحساب.'],
  'messages.account_changed': ['The account has been changed.', 'تم تعديل الحساب.'],
  'messages.account_roles_changed': ['The roles of the account have been changed.', 'تم تعديل أدوار الحساب.'],
  'messages.account_deleted': ['The account has been deleted.', 'تم حذف الحساب.'],
  'messages.profile_changed': ['Your profile has been changed.', 'تم تعديل ملفك الشخصي.'],
  'messages.role_created': ['The role has been added.', 'تمت إضافة الدور.'],
  'messages.role_changed': ['The role has been changed.', 'تم تعديل الدور.'],
  'messages.role_permissions_changed': ['The permissions of the role have been changed.', 'تم تعديل صلاحيات الدور.'],
  'messages.role_deleted': ['The role has been deleted.', 'تم حذف الدور.'],

  'errors.beyond_own_rights': [
    'You may give and touch only rights that you hold yourself.',
    'لا يمكنك منح صلاحيات لا تملكها أو المساس بمن يملكها.',
  ],
  'errors.role_name_taken': ['There is a role of this name already.', 'يوجد دور بهذا الاسم بالفعل.'],
  'errors.role_in_use': ['Somebody still holds this role.', 'ما زال هذا الدور مسندًا إلى حساب.'],
  'errors.role_built_in': ['The service needs this role as it is named.', 'تحتاج الخدمة إلى هذا الدور باسمه الحالي.'],
  'errors.last_full_account': [
    'At least one account with full access must remain.',
    'لن يبقى أي حساب يملك جميع الصلاحيات.',
  ],

  'validation.unknown_permission': [
    '{{field}} names permissions that do not exist: {{names}}',
    'يذكر الحقل {{field}} صلاحيات غير موجودة: {{names}}',
  ],
});

const words = fieldLabels({
  guard_name: ['Guard', 'الحارس'],
  permissions: ['Permissions', 'الصلاحيات'],
  role_id: ['Role', 'الدور'],
  role_ids: ['Roles', 'الأدوار'],
});

export const staffMessages = mergeMessages(messages, words);
