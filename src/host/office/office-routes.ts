import { type Handler, Router } from 'express';
import type { Configuration } from '#kit/config/configuration';
import type { AppRequest } from '#kit/http/request';
import { type Language, LANGUAGES } from '#kit/language/language';
import type { Document } from '#kit/openapi/document';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { prefixOf } from '../description/api-description';
import { StaticText } from '../http/static-text';
import { isBuilt, officePage, sendAsset } from './office-files';
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

export function officeRoutes(
  definition: ServiceDefinition,
  configuration: Configuration,
  describe: () => Promise<Document>,
): Handler {
  const routes = Router({ strict: true });
  const descriptions = new Map<Language, Promise<StaticText>>();
  const pages = new Map<string, Promise<StaticText>>();
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
  routes.get('/assets/:name', async (request, response, next) => {
    if (!(await sendAsset(request, response))) next();
  });
  // Every other address is one of the page, which reads it.
  routes.get(/^\/.*$/, async (request, response, next) => {
    if (!isBuilt()) return next();
    const address = `${prefixOf(request as AppRequest, definition)}/office`;
    const page = pages.get(address) ?? officePage(address);
    pages.set(address, page);
    response.set('Content-Security-Policy', POLICY);
    await (await page).write(request, response);
  });
  return routes;
}
