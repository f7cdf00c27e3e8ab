/** Stars and what was said, null where nothing was. */
type Opinion = readonly [rating: number, comment: string | null];

/** The dishes that are reviewed, with how many reviews each has. */
export const reviewed: readonly (readonly [slug: string, count: number])[] = [
  ['lamb-kofta', 14],
  ['shish-tawook', 9],
  ['mixed-grill', 7],
  ['harissa-prawns', 4],
  ['halloumi-skewers', 5],
  ['saffron-chicken-bowl', 11],
  ['falafel-bowl', 8],
  ['salmon-freekeh-bowl', 4],
  ['lentil-mujaddara', 6],
  ['beef-shawarma-bowl', 6],
  ['zaatar-manakish', 7],
  ['lahm-bi-ajeen', 3],
  ['four-cheese-flatbread', 5],
  ['fattoush', 8],
  ['hummus-beiruti', 9],
  ['kunafa-nabulsieh', 12],
  ['pistachio-baklava', 6],
  ['booza-ice-cream', 5],
  ['mint-lemonade', 10],
  ['cardamom-iced-coffee', 4],
];

export const opinions: readonly Opinion[] = [
  [5, 'Exactly what I hoped for. Will order again.'],
  [4, 'Very good, and it arrived hot.'],
  [5, null],
  [5, 'لذيذ جدًا، والكمية وفيرة.'],
  [4, 'Generous portion. A little more lemon and it would be perfect.'],
  [3, 'Good, but it took a while to get here.'],
  [5, 'The whole family fought over the last bite.'],
  [4, null],
  [5, 'مثل طعم البيت تمامًا.'],
  [2, 'Not my taste, a bit too salty this time.'],
  [5, 'Fresh, well seasoned and nicely packed.'],
  [4, 'جيد جدًا وسأطلبه مرة أخرى.'],
  [3, null],
  [5, 'Best in the neighbourhood, no contest.'],
  [4, 'Better than last time, and last time was good.'],
];
