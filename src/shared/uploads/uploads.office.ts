import type { Office } from '#kit/service/office';

export const uploadsOffice: Office = {
  records: [{ path: '/helpers/upload', label: ['Upload a file', 'رفع ملف'], group: 'company' }],
  titles: { Uploads_upload: ['Upload a file', 'رفع ملف'] },
};
