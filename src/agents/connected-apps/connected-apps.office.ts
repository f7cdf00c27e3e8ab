import type { Office } from '#kit/service/office';

export const connectedAppsOffice: Office = {
  groups: { programs: ['Programs', 'البرامج'] },
  records: [
    {
      path: '/connected-apps',
      label: ['Connected apps', 'التطبيقات المتصلة'],
      one: ['connected app', 'تطبيق متصل'],
      group: 'programs',
      name: 'name',
      columns: ['name', 'host', 'address', 'scopes', 'status', 'last_used_at'],
    },
    {
      path: '/connected-apps/all',
      label: ['Apps of all accounts', 'تطبيقات كل الحسابات'],
      group: 'programs',
      name: 'name',
      columns: ['name', 'host', 'account_name', 'audience', 'address', 'scopes', 'status', 'last_used_at'],
    },
    {
      path: '/connected-apps/clients',
      label: ['Entered apps', 'التطبيقات المُدخلة'],
      one: ['app', 'تطبيق'],
      group: 'programs',
      name: 'name',
      columns: ['name', 'client_id', 'redirect_uris', 'apps_count', 'created_by', 'last_used_at'],
      form: ['name', 'redirect_uris'],
    },
  ],
  titles: { ConnectedApps_end: ['End the connection', 'إنهاء الاتصال'] },
  fields: {
    host: ['Host', 'المضيف'],
    address: ['Address', 'العنوان'],
    scopes: ['May', 'المسموح'],
    client_id: ['Client id', 'معرّف التطبيق'],
    client_secret: ['Secret', 'السر'],
    confidential: ['Has a secret', 'له سر'],
    apps_count: ['Connected accounts', 'الحسابات المتصلة'],
    created_by: ['Entered by', 'أدخله'],
    redirect_uris: ['Redirect addresses', 'عناوين العودة'],
    account_id: ['Account', 'الحساب'],
    connected_app: ['App', 'التطبيق'],
  },
  values: { read: ['Read', 'القراءة'], write: ['Change', 'التغيير'] },
};
