import type { Office } from '#kit/service/office';

export const publicSettingsOffice: Office = {};
