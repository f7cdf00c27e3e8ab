import { fileName } from './file-name';

it.each([
  ['homework.png', 'homework.jpg'],
  ['واجبي.png', 'واجبي.jpg'],
  ['👨‍👩‍👧 holiday.png', '👨‍👩‍👧 holiday.jpg'],
  ['می‌خواهم.png', 'می‌خواهم.jpg'],
  ['C:\\photos\\beach.png', 'beach.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['a\u0000b\n\u2028c.png', 'abc.jpg'],
  ['photo\u202egpj.exe', 'photogpj.jpg'],
  ['\u2066x\u2069.tar.gz', 'x.tar.jpg'],
  [' \u200b\u3164.png', 'image.jpg'],
  ['.png', 'image.jpg'],
  ['', 'image.jpg'],
  [`${'é'.repeat(200)}.png`, `${'é'.repeat(120)}.jpg`],
])('names %j %j', (sent, name) => {
  expect(fileName(sent, 'jpg', 'image')).toBe(name);
});
