export const GROUP_TOPICS = [
  'running',
  'cycling',
  'strength',
  'yoga',
  'nutrition',
  'walking',
  'swimming',
  'mindfulness',
  'beginners',
  'general',
] as const;
export type GroupTopic = (typeof GROUP_TOPICS)[number];
