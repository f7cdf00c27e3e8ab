import { firstFreeSlug, slugOf } from './slug';

describe('slugOf', () => {
  it.each([
    ['Lamb Kofta', 'lamb-kofta'],
    ['  Crème Brûlée!  ', 'creme-brulee'],
    ["Shepherd's Salad", 'shepherds-salad'],
    ['Mac & Cheese (large)', 'mac-and-cheese-large'],
    ['7-Up', '7-up'],
    ['Łódź', 'lodz'],
    ['Hauptstraße 5', 'hauptstrasse-5'],
    ['Smørrebrød & Æbleskiver', 'smorrebrod-and-aebleskiver'],
    ['Qurʾān', 'quran'],
    ['King´s Ẻclair', 'kings-eclair'],
    ['Café\u00adteria', 'cafeteria'],
    ['كباب', ''],
  ])('writes %j as %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('never ends in a hyphen, however long the name', () => {
    const slug = slugOf(`${'a'.repeat(99)} b`);
    expect(slug).toBe('a'.repeat(99));
  });
});

describe('firstFree', () => {
  it('counts on from two until a slug is free', () => {
    expect(firstFreeSlug('soup', [], [])).toBe('soup');
    expect(firstFreeSlug('soup', ['soup', 'soup-2', 'soup-of-the-day'], [])).toBe('soup-3');
  });

  it('gives no reserved word away', () => {
    expect(firstFreeSlug('featured', [], ['featured'])).toBe('featured-2');
  });
});
