import { BASE_POLICIES, limitIn } from '#rate-limits/policies';
import { type Html, html } from '#kit/html/html';
import { FRAME } from './common.texts';
import { LIMIT_LABELS } from './limits.labels';
import type { Guided } from './guided';
import { codes, duration, table } from './texts';

type Tables = Record<'signIns' | 'pages' | 'shapes' | 'presets' | 'repeatable' | 'limits' | 'sitePages', Html[]>;

export function guideTables({ definition, configuration, described, visit: { language } }: Guided): Tables {
  const say = (key: keyof typeof FRAME) => FRAME[key][language];
  const code = (text: string) => html`<code>${text}</code>`;
  const policies = Object.entries({ ...BASE_POLICIES, ...definition.rateLimits });
  return {
    signIns: [
      table(
        [say('call'), say('token')],
        described.signIns.map(({ call, field }) => [code(call), code(field)]),
      ),
    ],
    pages: [
      table(
        [say('names'), say('size'), say('most'), say('lists')],
        described.pages.map(({ names, size, most, paths }) => [codes(names), size, most, codes(paths)]),
      ),
    ],
    shapes: [
      table(
        [say('fields'), say('lists')],
        described.shapes.map(({ fields, paths }) => [code(`{${fields.join(', ')}}`), codes(paths)]),
      ),
    ],
    presets: [
      table(
        ['`for`', say('widths')],
        Object.entries(definition.uploads.presets).map(([preset, widths]) => [
          code(preset),
          code(
            Object.entries(widths)
              .map(([version, width]) => `${version} ${width}`)
              .join(', '),
          ),
        ]),
      ),
    ],
    repeatable: [
      table(
        [say('call'), say('token'), say('sent')],
        described.repeatable.map(({ call, token, required }) => [
          code(call),
          code(token),
          required ? say('required') : say('optional'),
        ]),
      ),
    ],
    limits: [
      table(
        [say('purpose'), say('limit'), say('call')],
        policies.map(([name, policy]) => [
          (definition.guide?.limitNames[name] ?? LIMIT_LABELS[name])?.[language] ?? code(name),
          `${limitIn(policy, configuration)} / ${duration(policy.windowSeconds, language)}`,
          codes(described.limited.get(name) ?? []),
        ]),
      ),
    ],
    sitePages: [
      table(
        [say('address'), say('from')],
        definition.sitePages.map(({ pathTemplate: shown, linkedFrom: from }) => [code(shown), from[language]]),
      ),
    ],
  };
}
