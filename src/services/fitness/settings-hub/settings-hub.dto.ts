import { Flag } from '#kit/fields/number-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import { type Motion, MOTIONS, type Theme, THEMES } from '../preferences/preference.entity';

const Switch = (description: string) => Flag({ optional: true, description });

/** In all three, fields that are left out stay unchanged. */
export class AlertsBody {
  @Switch('Work a coach assigns, and in the morning the workout planned for the day, in the feed.')
  workouts?: boolean;

  @Switch('Messages of the coach in the feed.')
  messages?: boolean;

  @Switch('Comments on own posts and replies to own discussions in the feed.')
  community?: boolean;

  @Switch('The week in figures, on Monday morning, in the feed and by mail.')
  summary?: boolean;
}

export class PrivacyBody {
  @Switch('Whether figures are shown in the community.')
  share_activity?: boolean;
}

export class AppearanceBody {
  @OneOf(THEMES, { optional: true, description: 'Light, dark, or the setting of the system.' })
  theme?: Theme;

  @Text({
    max: 20,
    pattern: /^(#[0-9a-fA-F]{6}|[a-z][a-z-]*)$/,
    optional: true,
    description: 'The name of a colour, or one as `#rrggbb`.',
    example: 'green',
  })
  accent?: string;

  @OneOf(MOTIONS, { optional: true, description: 'Whether animations are shown.' })
  motion?: Motion;
}
