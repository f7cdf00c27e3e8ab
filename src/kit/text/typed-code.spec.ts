import { typedCode } from './typed-code';

it.each([
  [' save10 ', 'SAVE10'],
  ['SAVE١٠', 'SAVE10'],
  ['\u200eWELCOME10', 'WELCOME10'],
  ['wel\u00adcome\u200b10\ufeff', 'WELCOME10'],
  ['ＷＥＬＣＯＭＥ１０', 'WELCOME10'],
  ['welcome۱०', 'WELCOME10'],
  ['ord\u2011100\u20131', 'ORD-100-1'],
  ['\u2066ORD-1001\u2069', 'ORD-1001'],
  ['WELCOME 10', 'WELCOME 10'],
  [' \u3164\u2800 ', ''],
])('reads %j as %j', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});
