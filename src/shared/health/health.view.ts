import { Shown } from '#kit/fields/shape-fields';

export class HealthView {
  @Shown({ type: String, enum: ['ok', 'degraded'], description: '`degraded` while the database is away.' })
  status: 'ok' | 'degraded';

  @Shown({ type: String, enum: ['up', 'down'], description: 'Whether the database answered within 2 seconds.' })
  database: 'up' | 'down';
}

export class StatusView {
  @Shown({ type: String, enum: ['ok', 'unavailable'], description: 'Whether requests can be served.' })
  status: 'ok' | 'unavailable';
}
