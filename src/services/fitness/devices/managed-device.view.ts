import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { DEVICE_KINDS } from './device.entity';

export const ManagedDeviceView = view('ManagedDeviceView', 'A kind of device with the number of connections', {
  id: shown.id(),
  key: shown.text({ example: 'apple-watch' }),
  name: shown.bilingual(),
  description: shown.bilingual(),
  image_url: shown.picture({ nullable: true }),
  maker: shown.text({ example: 'Apple' }),
  kind: shown.word(DEVICE_KINDS, { description: 'Kind of device.' }),
  figures: shown.texts({ description: 'Names of the daily figures it can send.' }),
  position: shown.whole({ description: 'Position in the list that members see, in ascending order.' }),
  connected_count: shown.whole({ description: 'Number of members who have connected it.' }),
  ...shown.timestamps,
});
