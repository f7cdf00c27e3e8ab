import type { Office } from '#kit/service/office';

export const devicesOffice: Office = {
  records: [
    {
      path: '/devices/manage',
      label: ['Devices that members connect', 'الأجهزة المتاحة للأعضاء'],
      one: ['device', 'جهاز'],
      group: 'plans',
      columns: ['name', 'image_url', 'maker', 'kind', 'connected_count'],
    },
    { path: '/fitness/devices', label: ['My devices', 'أجهزتي'], one: ['device', 'جهاز'], group: 'mine' },
    {
      path: '/fitness/devices/keys',
      label: ['Keys of my devices', 'مفاتيح أجهزتي'],
      one: ['key', 'مفتاح'],
      columns: ['name', 'prefix', 'device_key', 'last_used_at'],
    },
  ],
  titles: { Devices_toggle: ['Connect or disconnect', 'ربط أو فصل'] },
  machines: { Devices_sync: 'always refused: devices send their measurements themselves' },
};
