import { MAX_KEY_LENGTH } from '#idempotency/request-key';
import { RETENTION_HOURS } from '#idempotency/request-leases';
import { MAX_BODY_BYTES } from '#kit/http/body-bytes';
import { MAX_PUBLIC_BYTES } from '#kit/access/body.guard';
import { MAX_VALUES } from '#kit/http/json-body';
import type { Bilingual } from '#kit/language/language';
import type { ServiceGuide } from '#kit/service/service-guide';
import { maxGuesses } from '#rate-limits/guess-budget';
import { PASSWORD_GUESSES } from '#rate-limits/policies';
import { EXPOSED_HEADERS } from '../../http/exposed-headers';
import { type Html, html } from '#kit/html/html';
import type { PageContext } from '../page-context';
import { COMMON, HEADINGS } from './common.texts';
import type { Guided } from './guided';
import { guideTables } from './tables';
import { journeySection } from './journeys';
import { duration, filled, lifetime, marked } from './texts';

type SectionId = keyof typeof HEADINGS;

const NOTHING: ServiceGuide = {
  signIn: [],
  languages: [],
  money: [],
  days: [],
  errors: [],
  repeating: [],
  payments: [],
  changes: [],
  live: [],
  limits: [],
  limitNames: {},
};

const ERROR = `{"success": false, "data": null, "message": "…", "code": "validation_failed",
 "errors": {"email": ["…"]}, "codes": {"email": [{"code": "required"}]}}`;

export function guideSections(guided: Guided): [SectionId, Html[]][] {
  const { definition, configuration, described, visit } = guided;
  const { language } = visit;
  const own = definition.guide ?? NOTHING;
  const values = valuesOf(guided);
  const say = (...texts: Bilingual[]) => texts.map(text => html`<p>${marked(filled(text, language, values))}</p>`);
  const tables = guideTables(guided);
  const bucket = definition.uploads.needsBucket ? [COMMON.bucketOnly] : [];
  const sections: Record<SectionId, Html[]> = {
    journeys: journeySection(guided),
    'sign-in': [...tables.signIns, ...say(...own.signIn, COMMON.bearer, COMMON.unauthorized, COMMON.ownAccounts)],
    languages: say(COMMON.acceptLanguage, COMMON.bilingualTexts, ...own.languages),
    money: say(COMMON.amounts, ...own.money, COMMON.currencyFormat),
    days: say(COMMON.moments, COMMON.plainDays, ...own.days),
    errors: [
      code(ERROR),
      ...say(...own.errors, COMMON.branchOnCode, COMMON.fieldErrors, COMMON.unknownParameters, COMMON.requestId),
    ],
    paging: [...say(COMMON.pages), ...tables.pages, ...say(COMMON.shapes), ...tables.shapes, ...say(COMMON.etags)],
    changes: say(...own.changes),
    pictures: [
      ...say(COMMON.pictureAddress, COMMON.pictureVersions, COMMON.uploads),
      ...tables.presets,
      ...say(...bucket),
    ],
    idempotency: [
      ...say(COMMON.requestKeys, COMMON.keyRefusals),
      ...(described.repeatable.length > 0 ? [...say(COMMON.repeatable), ...tables.repeatable] : []),
      ...say(...own.repeating, COMMON.refusedKey),
    ],
    payments: say(...own.payments),
    live: [code(socketCall(visit)), ...say(COMMON.socket, ...own.live, COMMON.missed)],
    limits: [
      ...say(COMMON.tooMany, ...own.limits),
      ...tables.limits,
      ...say(COMMON.forwarding, COMMON.guesses, COMMON.bodies),
    ],
    cors: say(
      configuration.corsOrigins.names.length > 0 ? COMMON.origins : COMMON.noOrigins,
      COMMON.corsDefault,
      COMMON.exposed,
    ),
    'site-routes':
      definition.sitePages.length > 0 ? [...say(COMMON.sitePages), ...tables.sitePages] : say(COMMON.noSitePages),
  };
  return (Object.keys(HEADINGS) as SectionId[]).map(id => [id, sections[id]]);
}

function valuesOf({ definition: { name }, configuration, visit: { language, origin } }: Guided) {
  const coded = (texts: readonly string[]) => texts.map(text => `\`${text}\``).join(language === 'ar' ? '، ' : ', ');
  return {
    lifetime: lifetime(configuration.jwtExpiration, language),
    origin,
    origins: coded(configuration.corsOrigins.names),
    headers: coded(EXPOSED_HEADERS),
    guesses: String(maxGuesses(configuration)),
    guessWindow: duration(PASSWORD_GUESSES.windowSeconds, language),
    keyLength: String(MAX_KEY_LENGTH),
    keyHours: String(RETENTION_HOURS),
    publicKb: String(MAX_PUBLIC_BYTES / 1024),
    mostMb: String(MAX_BODY_BYTES / 1024 / 1024),
    mostValues: String(MAX_VALUES),
    holdMinutes: duration(configuration.bookingHoldMinutes * 60, language),
    siteUrl: configuration.services[name]?.siteUrl ?? '',
    siteVariable: `${name.toUpperCase()}_SITE_URL`,
  };
}

const code = (text: string): Html => html`<pre dir="ltr">${text}</pre>`;

const socketCall = ({ base, language }: PageContext): string =>
  `import { io } from 'socket.io-client';
const socket = io('${base}/notifications', { auth: { token, locale: '${language}' } });
socket.on('notification:created', notification => …);
socket.on('connect_error', refused => refused.data?.code);`;
