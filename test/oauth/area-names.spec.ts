import { SERVICES } from '#host/services';
import { labelledToolsets } from '#agents/oauth-pages/toolset-labels';
import { OwnApi } from '#agents/own-api/own-api';
import { ServiceTools } from '#agents/tools/service-tools';
import { startService } from '../harness/app';

/** Not of an account, so that no consent page shows it. */
const OPEN_TO_ANYONE = 'Demo';
const LATIN = /[a-z]{3}/i;

it.each(SERVICES.map(service => [service.definition.name, service] as const))(
  'every toolset of %s has a name in English and in Arabic on the consent page',
  async (_, hosted) => {
    const service = await startService(hosted);
    const toolsets = await service.get(ServiceTools).toolsets();
    const document = await service.get(OwnApi).describe();
    const namesIn = (language: 'en' | 'ar') =>
      labelledToolsets(toolsets, document, hosted.definition.descriptionTexts!, language).flatMap(
        ({ label, areas }) => [label, ...areas.map(area => area.label)],
      );
    const english = namesIn('en');
    expect(english.length).toBeGreaterThan(toolsets.length);
    expect(namesIn('ar').filter(name => LATIN.test(name) && name !== OPEN_TO_ANYONE)).toEqual([]);
    expect(new Set(english).size).toBe(english.length);
    await service.close();
  },
);
