import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LANGUAGES } from '#kit/language/language';
import { formatDay, formatNumber } from '#kit/language/formatting';
import { Letters } from '#mail/letters';
import { type ComposedMail, deferredLetter, Mail } from '#mail/mail';
import { Settings } from '#shared/settings/settings';

export interface WeekStatistics {
  workouts: number;
  workout_minutes: number;
  active_minutes: number;
  steps: number;
  calories_kcal: number;
}

interface WeekSummary {
  firstName: string;
  week: string;
  until: string;
  statistics: WeekStatistics;
}

export const SUMMARY_LETTER = deferredLetter<WeekSummary>('week-summary');

const ROWS = ['workouts', 'workout_minutes', 'active_minutes', 'steps', 'calories_kcal'] as const;

/** The weekly summary, in the language of the club, since accounts have none. */
@Injectable()
export class SummaryLetters implements OnModuleInit {
  constructor(
    private readonly mail: Mail,
    private readonly letters: Letters,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.mail.compose(SUMMARY_LETTER, summary => this.write(summary));
  }

  private async write({ firstName, week, until, statistics }: WeekSummary): Promise<ComposedMail> {
    const locale = await this.settings.value('default_locale', 'string');
    const language = LANGUAGES.find(known => known === locale) ?? 'en';
    const club = await this.settings.name('site_name', language);
    const days = { week: formatDay(week, language), until: formatDay(until, language) };
    return this.letters.compose({ language, prefix: 'mail.week_summary', values: { club, ...days } }, say => ({
      subject: say('subject'),
      greeting: { name: firstName },
      paragraphs: [say('text')],
      rows: ROWS.map(metric => ({ label: say(metric), value: formatNumber(statistics[metric], language) })),
      notes: [say('switch_off')],
      signature: club,
    }));
  }
}
