import type { Configuration } from '#kit/config/configuration';
import { KIT_POLICIES } from '#kit/rate-limit/rate-limit-policy';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Html, html, page } from '../pages/layout';
import { FACTS, type Facts } from './facts';

type Guide = [id: string, title: string, body: Html[]];

const NOTHING: Facts = { signIns: [], message: '', paging: [], once: [], payments: [], siteRoutes: [] };

/** The page at `/<service>/docs/guides`: what holds for every operation and stands at none of them. */
export function guidesPage(definition: ServiceDefinition, configuration: Configuration): string {
  const guides = guidesOf(definition, configuration);
  const { name, title } = definition;
  return page(
    `Guides: ${title}`,
    html`<h1>${title}: guides</h1>
<nav><a href="/">Start</a> <a href="/${name}/docs">All operations</a> <a href="/${name}/openapi.json">openapi.json</a> <a href="/${name}/asyncapi.json">asyncapi.json</a></nav>
<nav class="contents">${guides.map(([id, heading]) => html`<a href="#${id}">${heading}</a> `)}</nav>
${guides.map(([id, heading, body]) => html`<section id="${id}"><h2>${heading}</h2>${body}</section>`)}`,
  );
}

function guidesOf(definition: ServiceDefinition, configuration: Configuration): Guide[] {
  const { name } = definition;
  const facts = FACTS[name] ?? NOTHING;
  const { corsOrigins, jwtExpiration } = configuration;
  const siteUrl = configuration.services[name]?.siteUrl ?? '';
  return [
    [
      'sign-in',
      'Sign-in and tokens',
      lines(
        ...facts.signIns,
        `Send the token as \`Authorization: Bearer …\`. It is good for \`${jwtExpiration}\` (a number alone is seconds), and no longer after a change of the password.`,
        '401 `token_expired`: sign in again. 401 `sign_in_required`: there is no token, or it is not good here. 403: signed in, without the permission.',
        'Each service has accounts of its own; a token of one opens no other.',
      ),
    ],
    [
      'languages',
      'Languages',
      lines(
        'Send `Accept-Language: en` or `ar`; the first language of the header counts. Sentences come in it.',
        'Texts of records are `{en, ar}`, both always there: choose when you draw, and no request is needed to change the language. Set `dir="rtl"` for Arabic.',
      ),
    ],
    [
      'money',
      'Money',
      lines(
        'Amounts are numbers with two decimals in the currency of the company, which the settings name. They are computed in whole cents here.',
        'Let a quote add up; a sum made in the browser with decimals may be a cent away.',
        "Show them with `new Intl.NumberFormat(language, {style: 'currency', currency})`.",
      ),
    ],
    [
      'days',
      'Days and time zones',
      lines(
        'Moments are ISO 8601 in UTC, `2026-05-09T12:30:00.000Z`. Show them in the `timezone` of the company where a place is meant.',
        'Calendar days are plain, `2027-01-05`, with no zone. `new Date("2027-01-05")` is the evening of the 4th in Los Angeles: take the text apart, or use `Temporal.PlainDate`.',
        'Today is today in the time zone of the company, not in that of the visitor.',
      ),
    ],
    [
      'errors',
      'Errors',
      [
        code(
          '{"success": false, "data": null, "message": "…", "code": "validation_failed",\n "errors": {"email": ["…"]}, "codes": {"email": [{"code": "required"}]}}',
        ),
        ...lines(
          facts.message,
          'Branch on `code`, which is in no language. The list is open: keep a branch for one you do not know. Each operation lists its own.',
          '`errors` has sentences by field, nested fields by dotted path; `codes` has the same problems to branch on, with their values: `required`, `too_short {min}`, `too_long {max}`, `out_of_range {min, max}`, `one_of {values}` …',
          '`X-Request-Id` of an answer finds the request in the log.',
        ),
      ],
    ],
    [
      'paging',
      'Paging',
      lines(
        ...facts.paging,
        'More than the most is cut to the most. Lists have an `ETag`: ask again with `If-None-Match`, and 304 costs nothing.',
      ),
    ],
    [
      'pictures',
      'Pictures',
      lines(
        `An address that begins with \`/\` lies at the origin of this API: \`new URL(url, '${configuration.publicUrl}')\`. Others are whole already.`,
        'Pictures have `width`, `height` and `versions`, from narrow to wide, WebP and JPEG: write `srcset` from them, and the page does not jump.',
        `Uploads take what they are for: ${Object.keys(definition.uploads.presets)
          .map(preset => `\`${preset}\``)
          .join(', ')}.`,
      ),
    ],
    ['idempotency', 'Sending a request again', lines(...facts.once)],
    ['payments', 'Payments', lines(...facts.payments)],
    [
      'live',
      'Live updates',
      [
        code(
          `import { io } from 'socket.io-client';\nconst socket = io('${configuration.publicUrl}/${name}/notifications', { auth: { token, locale: 'en' } });\nsocket.on('notification:created', notification => …);\nsocket.on('connect_error', refused => refused.data?.code);`,
        ),
        ...lines(
          `Socket.IO, path \`/socket.io/\`. \`/${name}/asyncapi.json\` describes every event and who hears it.`,
          'Nothing is kept for a page that is away: when it connects again, read what it missed.',
        ),
      ],
    ],
    [
      'limits',
      'Limits',
      [
        ...lines(
          'Beyond a limit the answer is 429 with `Retry-After` in seconds. Limits count by the address of the visitor: a site that is rendered on a server has to forward it, and be named in `TRUST_PROXY`.',
        ),
        limitsTable({ ...KIT_POLICIES, ...definition.rateLimits }),
        ...lines('A body may have 100 KB, or 1 MB when signed in.'),
      ],
    ],
    [
      'cors',
      'Other origins (CORS)',
      lines(
        corsOrigins.length > 0
          ? `Pages of these origins may call: ${corsOrigins.map(origin => `\`${origin}\``).join(', ')}.`
          : 'No page of another origin may call at present.',
        'Another port or `127.0.0.1` instead of `localhost` is another origin. Name yours, comma separated: `CORS_ORIGIN=http://localhost:5173,http://localhost:3001`. A browser that is not let in says so in its console alone.',
        'Pages may read `Retry-After`, `Idempotent-Replay` and `X-Request-Id`.',
      ),
    ],
    [
      'site-routes',
      'Routes your site needs',
      lines(
        `Mails and processors lead to the site at \`${siteUrl}\` (\`${name.toUpperCase()}_SITE_URL\`):`,
        ...facts.siteRoutes,
      ),
    ],
  ];
}

const code = (text: string): Html => html`<pre>${text}</pre>`;

const lines = (...texts: string[]): Html[] =>
  texts.filter(text => text !== '').map(text => html`<p>${marked(text)}</p>`);

/** Code stands between backquotes, what matters most between two asterisks. */
function marked(text: string): Html[] {
  return text
    .split(/(`[^`]*`|\*\*.*?\*\*)/)
    .map(part =>
      part.startsWith('`')
        ? html`<code>${part.slice(1, -1)}</code>`
        : part.startsWith('**')
          ? html`<strong>${marked(part.slice(2, -2))}</strong>`
          : html`${part}`,
    );
}

const limitsTable = (policies: ServiceDefinition['rateLimits']): Html =>
  html`<table>${Object.entries(policies).map(
    ([policy, { limit, windowSeconds }]) =>
      html`<tr><td><code>${policy}</code></td><td>${String(limit)} in ${windowSeconds < 3600 ? `${String(windowSeconds / 60)} min` : `${String(windowSeconds / 3600)} h`}</td></tr>`,
  )}</table>`;
