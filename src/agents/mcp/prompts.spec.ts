import { listedPrompt, promptText } from './prompts';
import type { McpPrompt } from './mcp-texts';

const PROMPT: McpPrompt = {
  name: 'summary',
  title: { en: 'Summary', ar: 'ملخص' },
  description: { en: 'Of one day.', ar: 'ليوم واحد.' },
  arguments: [
    { name: 'day', description: { en: 'The day', ar: 'اليوم' }, fallback: { en: 'today', ar: 'هذا اليوم' } },
    { name: 'name', description: { en: 'The name', ar: 'الاسم' } },
  ],
  text: { en: 'Sum up {{day}} for {{name}}.', ar: 'لخّص {{day}} إلى {{name}}.' },
};

it('is listed in the language of the reader', () => {
  expect(listedPrompt(PROMPT, 'ar')).toEqual({
    name: 'summary',
    title: 'ملخص',
    description: 'ليوم واحد.',
    arguments: [
      { name: 'day', description: 'اليوم', required: false },
      { name: 'name', description: 'الاسم', required: true },
    ],
  });
});

it('is filled with its arguments, or with what they are without', () => {
  expect(promptText(PROMPT, { name: 'Sara' }, 'en')).toBe('Sum up today for Sara.');
  expect(promptText(PROMPT, { name: 'Sara', day: 'Monday', more: 'x' }, 'ar')).toBe('لخّص Monday إلى Sara.');
});

it('fills in a value as it is, even one that looks like an argument', () => {
  expect(promptText(PROMPT, { name: '{{day}} $& $1' }, 'en')).toBe('Sum up today for {{day}} $& $1.');
});

it.each([[{}], [{ name: ' ' }], [{ name: 'x'.repeat(4001) }]])('refuses %#', sent => {
  expect(() => promptText(PROMPT, sent, 'en')).toThrow(expect.objectContaining({ key: 'validation_failed' }));
});
