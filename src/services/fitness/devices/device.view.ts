import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { DEVICE_KINDS } from './device.entity';

export const DeviceView = view('DeviceView', {
  key: shown.text({ example: 'apple-watch' }),
  name: shown.bilingual(),
  description: shown.bilingual(),
  maker: shown.text({ example: 'Apple' }),
  kind: shown.word(DEVICE_KINDS, { description: 'Kind of device.' }),
  figures: shown.texts({ description: 'Names of the daily figures it can send.' }),
  image_url: shown.picture({ nullable: true }),
  is_connected: shown.flag({ description: 'Whether the member has connected it.' }),
  connected_at: shown.instant({
    nullable: true,
    description: 'Time at which the member connected it, in UTC; null if not connected.',
  }),
  last_received_at: shown.instant({
    nullable: true,
    description: 'Time at which a key of this device was last used, to the minute; null for never.',
  }),
});
export type DeviceView = InstanceType<typeof DeviceView>;

export const DevicesPageView = view('DevicesPageView', 'The devices of the member, connected or not', {
  devices: shown.many(DeviceView, { description: 'All devices of the catalogue.' }),
  connected_count: shown.whole({ description: 'Number of connected devices.' }),
  ingest_keys_count: shown.whole({ description: 'Number of active ingest keys.' }),
});
export type DevicesPageView = InstanceType<typeof DevicesPageView>;

export const IngestKeyView = view('IngestKeyView', 'An ingest key without its secret', {
  id: shown.id(),
  name: shown.text({ example: 'Watch bridge' }),
  prefix: shown.text({ example: '3f9a61c07e', description: 'The middle part of the key.' }),
  device_key: shown.text({
    nullable: true,
    example: 'apple-watch',
    description: 'Key of the device it is for; null for none in particular.',
  }),
  last_used_at: shown.instant({ nullable: true, description: 'To the minute.' }),
  created_at: shown.instant(),
});
export type IngestKeyView = InstanceType<typeof IngestKeyView>;

export const NewIngestKeyView = view('NewIngestKeyView', 'The new ingest key; its secret is shown only here', {
  ...IngestKeyView.fields,
  key: shown.text({
    secret: true,
    description: 'The whole key. It is returned only once, since only a hash of it is stored.',
    example: 'qk_3f9a61c07e_...',
  }),
});
export type NewIngestKeyView = InstanceType<typeof NewIngestKeyView>;
