import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LANGUAGES, Translator } from '#kit/language/language';
import { formatDay, formatNumber } from '#kit/language/formatting';
import { letter } from '#kit/mail/letter';
import { Mail, type Message } from '#kit/mail/mail';
import { greeting } from '#kit/mail/name-for-mail';
import { Settings } from '#shared/settings/settings';

export const SUMMARY_LETTER = 'week-summary';

/** What a member did in a week. */
export interface WeekFigures {
  workouts: number;
  workout_minutes: number;
  active_minutes: number;
  steps: number;
  calories_kcal: number;
}

export interface SummaryLetter {
  firstName: string;
  /** First and last day, `YYYY-MM-DD`. */
  week: string;
  until: string;
  figures: WeekFigures;
}

const ROWS = ['workouts', 'workout_minutes', 'active_minutes', 'steps', 'calories_kcal'] as const;

/** The mail with the week in figures, in the language of the club: accounts store none. */
@Injectable()
export class SummaryLetters implements OnModuleInit {
  constructor(
    private readonly mail: Mail,
    private readonly translator: Translator,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.mail.compose<SummaryLetter>(SUMMARY_LETTER, about => this.write(about));
  }

  private async write({ firstName, week, until, figures }: SummaryLetter): Promise<Omit<Message, 'to'>> {
    const locale = await this.settings.value('default_locale', 'string');
    const language = LANGUAGES.find(known => known === locale) ?? 'en';
    const club = await this.settings.name('site_name', language);
    const days = { week: formatDay(week, language), until: formatDay(until, language) };
    const say = (part: string) => this.translator.say(`mail.week_summary.${part}`, language, { club, ...days });
    return {
      subject: say('subject'),
      ...letter({
        language,
        greeting: greeting(this.translator, language, firstName),
        paragraphs: [say('text')],
        rows: ROWS.map(figure => ({ label: say(figure), value: formatNumber(figures[figure], language) })),
        notes: [say('switch_off')],
        signature: club,
      }),
    };
  }
}
