import { type Handler, Router } from 'express';
import { dirname, join } from 'node:path';
import type { Configuration } from '#kit/config/configuration';
import type { AppRequest } from '#kit/http/request';
import { type Language, LANGUAGES } from '#kit/language/language';
import type { Document } from '#kit/openapi/document';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { prefixOf } from '../description/api-description';
import { builtFiles } from '../http/built-files';
import { StaticText } from '../http/static-text';
import { officeDescription } from './office-description';

/** No script or style of a page but its own files; pictures also from a bucket. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' https: blob: data:",
  "media-src 'self' https: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Where the page is built (`npm run build`): one page for all services. */
const FOLDER = join(dirname(require.resolve('#office/package.json')), 'dist');
/** Stands for the address of the office in the built page. */
const ADDRESS = '/__office__';
/** Names of scripts and style sheets contain a hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const built = builtFiles(FOLDER);
const assets = builtFiles(join(FOLDER, 'assets'), IMMUTABLE);

export function officeRoutes(
  definition: ServiceDefinition,
  configuration: Configuration,
  describe: () => Promise<Document>,
): Handler {
  const routes = Router({ strict: true });
  const descriptions = new Map<Language, Promise<StaticText>>();
  const pages = new Map<string, StaticText>();
  const { ai, production } = configuration;
  // Outside production the demo model answers.
  const hasAssistant = ai.apiKey !== undefined || !production;
  const from = {
    site: configuration.services[definition.name]!.siteUrl,
    demoData: configuration.demoData,
    hasAssistant,
  };

  async function described(language: Language): Promise<StaticText> {
    const text = JSON.stringify(officeDescription(await describe(), definition, language, from));
    return new StaticText(text, 'application/json; charset=utf-8');
  }

  for (const language of LANGUAGES)
    routes.get(`/description.${language}.json`, async (request, response) => {
      const text = descriptions.get(language) ?? described(language);
      descriptions.set(language, text);
      await (await text).write(request, response);
    });
  routes.use('/assets', assets.serve);
  // Every other address is one of the page, which reads it.
  routes.get(/^\/.*$/, async (request, response, next) => {
    const html = built.text('index.html');
    if (html === undefined) return next();
    const address = `${prefixOf(request as AppRequest, definition)}/office`;
    const page = pages.get(address) ?? new StaticText(html.replaceAll(ADDRESS, address), 'text/html; charset=utf-8');
    pages.set(address, page);
    response.set('Content-Security-Policy', POLICY);
    await page.write(request, response);
  });
  return routes;
}
