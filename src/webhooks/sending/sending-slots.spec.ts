import { MAX_SENDING, MAX_SENDING_WEAK, SendingSlots } from './sending-slots';

it('has fifty slots in a process, of which half can go to failing endpoints', () => {
  const slots = new SendingSlots();
  expect(slots.reserve(1000)).toEqual({ slots: MAX_SENDING, weak: MAX_SENDING_WEAK });
  expect([MAX_SENDING, MAX_SENDING_WEAK]).toEqual([50, 25]);
  expect(slots.reserve(1)).toEqual({ slots: 0, weak: 0 });
});

it('keeps the other half for endpoints that do not fail', () => {
  const slots = new SendingSlots();
  const first = slots.reserve(40);
  // All that were failing ones are under way, and the others are done.
  slots.release({ slots: first.slots - MAX_SENDING_WEAK, weak: 0 });
  expect(slots.reserve(20)).toEqual({ slots: 20, weak: 0 });
});

it('wakes waiting services once, when slots are free', () => {
  const slots = new SendingSlots();
  const wake = jest.fn();
  slots.reserve(MAX_SENDING);
  slots.whenFree(wake);
  slots.release({ slots: 0, weak: 0 });
  expect(wake).not.toHaveBeenCalled();
  slots.release({ slots: 1, weak: 1 });
  slots.release({ slots: 1, weak: 1 });
  expect(wake).toHaveBeenCalledTimes(1);
});
