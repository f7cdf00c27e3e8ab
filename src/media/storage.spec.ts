import { BucketStorage } from './bucket-storage';
import { DiskStorage } from './disk-storage';

const bucket = {
  endpoint: 'http://127.0.0.1:9000/',
  region: 'eu-central-1',
  bucket: 'house',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
  publicUrl: undefined,
};

describe('public addresses', () => {
  const key = 'uploads/menu/soup.jpg';

  it('are relative to the root on disk', () => {
    expect(new DiskStorage('.data/media', 'food').addressOf(key)).toBe('/food/media/uploads/menu/soup.jpg');
  });

  it.each([
    [
      'the configured address',
      { ...bucket, publicUrl: 'https://cdn.example/media/' },
      'https://cdn.example/media/food/',
    ],
    ['its endpoint', bucket, 'http://127.0.0.1:9000/house/food/'],
    ['its region', { ...bucket, endpoint: undefined }, 'https://house.s3.eu-central-1.amazonaws.com/food/'],
  ])('of a bucket follow %s', (_, configuration, prefix) => {
    expect(new BucketStorage(configuration, 'food').addressOf(key)).toBe(prefix + key);
  });

  it.each(['../soup.jpg', '/soup.jpg', 'uploads//soup.jpg', 'soup', '.part', 'a b.jpg', ''])(
    'are not made for %p',
    odd => {
      expect(() => new DiskStorage('.data/media', 'food').addressOf(odd)).toThrow('Not a storage key');
    },
  );
});

describe.each([
  ['disk', new DiskStorage('.data/media', 'food'), '/food/media/'],
  ['bucket', new BucketStorage(bucket, 'food'), 'http://127.0.0.1:9000/house/food/'],
])('ownership of an address, %s', (_, storage, prefix) => {
  it('is proven by the exact form that was given out', () => {
    const address = storage.addressOf('uploads/homes/0f6b1f0e/full.jpg');
    expect(storage.isOwnMedia(address)).toBe(true);
    expect(storage.keyOf(address)).toBe('uploads/homes/0f6b1f0e/full.jpg');
  });

  it.each([
    `${prefix}../property/a.jpg`,
    `${prefix}uploads/../../a.jpg`,
    `${prefix}uploads/./a.jpg`,
    `${prefix}uploads//a.jpg`,
    `${prefix}uploads/%2e%2e/a.jpg`,
    `${prefix}uploads\\a.jpg`,
    `${prefix}a.jpg?next=https://evil.example`,
    `${prefix}a.jpg#fragment`,
    `${prefix}a.jpg\n`,
    `${prefix}.a.jpg`,
    prefix,
    ` ${prefix}a.jpg`,
    `/${prefix}a.jpg`,
    `https://evil.example${prefix}a.jpg`,
    prefix.replace('food', 'property') + 'a.jpg',
    'javascript:alert(1)//a.jpg',
    'data:image/jpeg;base64,AAAA.jpg',
    `${prefix}${'a'.repeat(400)}.jpg`,
  ])('is refused for %p', address => {
    expect(storage.isOwnMedia(address)).toBe(false);
  });

  it.each([undefined, null, 7, {}, ['/food/media/a.jpg']])('is refused for %p, which is no text', value => {
    expect(storage.isOwnMedia(value)).toBe(false);
  });
});
