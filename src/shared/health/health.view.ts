import { Shown } from '#kit/fields/shape-fields';

export class HealthView {
  @Shown({ type: String, enum: ['ok', 'degraded'] })
  status: 'ok' | 'degraded';

  @Shown({ type: String, enum: ['up', 'down'] })
  database: 'up' | 'down';
}

export class StatusView {
  @Shown({ type: String, enum: ['ok', 'unavailable'] })
  status: 'ok' | 'unavailable';
}
