import { suggestionsIn } from './suggestions';

it.each([
  ['a list', '["One", "Two"]', ['One', 'Two']],
  ['a list in a fence', '```json\n["One",\n "Two"]\n```', ['One', 'Two']],
  ['a list after an introduction', 'Here you are: ["One"]', ['One']],
  ['more than three texts', '["1 a", "2 b", "3 c", "4 d"]', ['1 a', '2 b', '3 c']],
  ['the same text twice', '["One", " One ", "Two"]', ['One', 'Two']],
  ['empty texts', '["", "  ", "One"]', ['One']],
  ['Arabic', '["حساء العدس"]', ['حساء العدس']],
  ['lines with numbers', 'Here are two:\n1. One\n2) "Two"', ['One', 'Two']],
  ['lines with bullets', '- One\n\n• Two', ['One', 'Two']],
  ['plain text', 'A soup of red lentils.', ['A soup of red lentils.']],
])('reads %s', (_, answer, expected) => {
  expect(suggestionsIn(answer, 100)).toEqual(expected);
});

it.each([
  ['nothing', ''],
  ['blanks', ' \n '],
  ['another JSON value', '{"text": "One"}'],
  ['a list of other values', '[1, 2]'],
  ['a list that is cut off', '["One", "Tw'],
  ['a fence that is cut off', '```json\n["One"'],
])('finds nothing in %s', (_, answer) => {
  expect(suggestionsIn(answer, 100)).toEqual([]);
});

it.each(['<b>One</b>', 'One <script>alert(1)</script>', 'One <img src=x onerror=alert(1)', '</p>', '<!-- One -->'])(
  'leaves out the markup of %s',
  text => {
    expect(suggestionsIn(JSON.stringify([text, 'Two < three']), 100)).toEqual(['Two < three']);
  },
);

it('removes control characters, which Postgres or a page could not take', () => {
  expect(suggestionsIn(JSON.stringify(['One\u0000\u001b two\ud800']), 100)).toEqual(['One two']);
});

it('cuts a long text at a word, counted in characters', () => {
  expect(suggestionsIn('["one two three"]', 10)).toEqual(['one two…']);
  expect(suggestionsIn(JSON.stringify(['🍲'.repeat(20)]), 5)).toEqual(['🍲🍲🍲🍲…']);
  expect(suggestionsIn(JSON.stringify(['🍲'.repeat(5)]), 5)).toEqual(['🍲🍲🍲🍲🍲']);
});
