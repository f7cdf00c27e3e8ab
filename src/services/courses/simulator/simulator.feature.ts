import type { Feature } from '#kit/service/feature';
import { SimulatedEvents } from './simulated-events.service';
import { SimulatedSession } from './simulated-session.entity';
import { SimulatedSessions } from './simulated-sessions.service';
import { SimulatorController } from './simulator.controller';
import { simulatorMessages } from './simulator.messages';
import { Simulator } from './simulator.service';

export const simulator: Feature = {
  controllers: [SimulatorController],
  providers: [SimulatedEvents, SimulatedSessions, Simulator],
  entities: [SimulatedSession],
  tables: ['courses/simulator'],
  messages: simulatorMessages,
};
