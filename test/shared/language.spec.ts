import { Injectable, type OnModuleInit } from '@nestjs/common';
import { firstLanguage, type Language } from '#kit/language/language';
import { RequestLanguages } from '#kit/http/request-languages';
import { Settings } from '#shared/settings/settings';
import { settings } from '#shared/settings/settings.feature';
import { type SmallService, startSmallServices } from './small-service';

@Injectable()
class SiteLanguage implements OnModuleInit {
  constructor(
    private readonly languages: RequestLanguages,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.languages.setFallback(async () => (await this.settings.value('default_locale', 'string')) as Language);
  }
}

const site = {
  name: 'harbour',
  language: firstLanguage,
  settings: [
    {
      key: 'default_locale',
      value: 'ar',
      type: 'string' as const,
      category: 'site',
      description: ['', 'الوصف'] as const,
    },
  ],
};

describe('the language of a request', () => {
  let service: SmallService;
  const message = async (acceptLanguage?: string) => {
    const caller = acceptLanguage ? service.anonymous.with({ 'Accept-Language': acceptLanguage }) : service.anonymous;
    return (await caller.get('/api/settings')).body.message as string;
  };

  beforeAll(async () => {
    [service] = (await startSmallServices([site], () => [
      settings({ sizeNames: ['limit'] }),
      { providers: [SiteLanguage] },
    ])) as [SmallService];
  });
  afterAll(() => service.close());

  it('is the first one asked for when it is ours, and the setting of the site otherwise', async () => {
    const english = 'Please sign in to continue.';
    const arabic = 'يرجى تسجيل الدخول للمتابعة.';
    expect(await message('en-GB,ar;q=0.5')).toBe(english);
    expect(await message('ar-SA')).toBe(arabic);
    expect(await message('fr,en;q=0.5')).toBe(arabic);
    expect(await message()).toBe(arabic);
    await service.db.rows(`UPDATE setting SET value = '"en"' WHERE key = 'default_locale'`);
    expect(await message('fr')).toBe(english);
  });
});
