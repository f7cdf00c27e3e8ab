import { fieldLabels, valueLabels } from '#kit/language/labels';
import { mergeMessages } from '#kit/language/messages';

/** Names of fields, and words of values. */
export const connectedAppLabels = mergeMessages(
  fieldLabels({
    account_id: ['Account', 'الحساب'],
    address: ['Address', 'العنوان'],
    apps_count: ['Connected accounts', 'الحسابات المتصلة'],
    client_id: ['Client id', 'معرّف التطبيق'],
    client_secret: ['Secret', 'السر'],
    confidential: ['Has a secret', 'له سر'],
    connected_app: ['App', 'التطبيق'],
    created_by: ['Entered by', 'أدخله'],
    host: ['Host', 'المضيف'],
    redirect_uris: ['Redirect addresses', 'عناوين العودة'],
    scopes: ['May', 'المسموح'],
  }),
  valueLabels({
    read: ['Read', 'القراءة'],
    write: ['Change', 'التغيير'],
  }),
);
