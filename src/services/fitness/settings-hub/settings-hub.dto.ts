import { Flag } from '#kit/fields/number-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import { type Motion, MOTIONS, type Theme, THEMES } from '../preferences/preference.entity';

const Switch = (description: string) => Flag({ optional: true, description });

/** What is left out stays as it is, in each of the three. */
export class AlertsBody {
  @Switch('Reminders of planned workouts.')
  workouts?: boolean;

  @Switch('Messages and answers of the coach.')
  messages?: boolean;

  @Switch('Likes, comments and replies.')
  community?: boolean;

  @Switch('The week in figures.')
  summary?: boolean;
}

export class PrivacyBody {
  @Switch('Whether figures are shown in the community.')
  share_activity?: boolean;
}

export class AppearanceBody {
  @OneOf(THEMES, { optional: true })
  theme?: Theme;

  @Text({
    max: 20,
    pattern: /^(#[0-9a-fA-F]{6}|[a-z][a-z-]*)$/,
    optional: true,
    description: 'The name of a colour, or one as `#rrggbb`.',
    example: 'green',
  })
  accent?: string;

  @OneOf(MOTIONS, { optional: true })
  motion?: Motion;
}
