import { pictureAt, pictureFolder, pictureSize, versionsIn } from './picture-address';

const WIDTHS = [240, 480, 960, 1600];

describe('the address of a picture', () => {
  it('says how large it is and what its versions are', () => {
    const size = pictureSize({ width: 4000, height: 3000 }, WIDTHS);
    expect(size).toEqual({ width: 1600, height: 1200, widths: WIDTHS });
    const folder = pictureFolder('/shop/media/uploads/7f9c', size);
    expect(folder).toBe('/shop/media/uploads/7f9c-1600x1200-240-480-960-1600');
    const versions = versionsIn(folder, size);
    expect(versions).toHaveLength(8);
    expect(versions[0]).toEqual({ url: `${folder}/240.webp`, type: 'image/webp', width: 240, height: 180 });
    expect(versions[7]).toEqual({ url: `${folder}/1600.jpg`, type: 'image/jpeg', width: 1600, height: 1200 });
    for (const { url } of versions) expect(pictureAt(url)).toEqual({ ...size, versions });
  });

  it('never promises a version that is wider than the original', () => {
    expect(pictureSize({ width: 300, height: 100 }, WIDTHS)).toEqual({ width: 300, height: 100, widths: [240, 300] });
    expect(pictureSize({ width: 240, height: 1 }, WIDTHS)).toEqual({ width: 240, height: 1, widths: [240] });
    expect(pictureSize({ width: 1000, height: 3 }, [1])).toEqual({ width: 1, height: 1, widths: [1] });
  });

  it('promises no WebP of what is higher than one can be', () => {
    const versions = versionsIn('tall', { width: 100, height: 20_000, widths: [100] });
    expect(versions.map(({ type }) => type)).toEqual(['image/jpeg']);
  });

  it.each([
    '/shop/media/uploads/7f9c/large.jpg',
    'https://pictures.example/soup.jpg',
    '/shop/media/uploads/7f9c-1600x1200/1600.jpg',
    '/shop/media/uploads/7f9c-1600x1200-240-1600/1600.mp4',
    '',
  ])('says nothing where it is another: %j', address => {
    expect(pictureAt(address)).toBeUndefined();
  });
});
