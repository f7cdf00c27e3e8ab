import { Flag } from '#kit/fields/number-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import { type Motion, MOTIONS, type Theme, THEMES } from '../preferences/preference.entity';

const Switch = (description: string) => Flag({ optional: true, description });

/** Fields that are left out of this and the other two bodies stay unchanged. */
export class AlertsBody {
  @Switch('Alerts in the feed about assigned work, and in the morning about the workout of the day.')
  workouts?: boolean;

  @Switch('Alerts in the feed about messages of the coach.')
  messages?: boolean;

  @Switch('Alerts in the feed about comments on own posts and replies to own discussions.')
  community?: boolean;

  @Switch('Weekly summary on Monday morning, in the feed and by mail.')
  summary?: boolean;
}

export class PrivacyBody {
  @Switch('Whether other members see figures, badges and achievements.')
  share_activity?: boolean;
}

export class AppearanceBody {
  @OneOf(THEMES, { optional: true, description: 'Colour scheme: light, dark, or that of the system.' })
  theme?: Theme;

  @Text({
    max: 20,
    pattern: /^(#[0-9a-fA-F]{6}|[a-z][a-z-]*)$/,
    optional: true,
    description: 'Accent colour, by name or as `#rrggbb`.',
    example: 'green',
  })
  accent?: string;

  @OneOf(MOTIONS, { optional: true, description: 'Whether animations are shown.' })
  motion?: Motion;
}
