import type { DescriptionWords } from '#kit/service/description-words';
import { fitnessFields } from './fitness.fields';

/** The parts of this API as its description names them, for the two circles that build on it. */
export const fitnessTags: DescriptionWords = {
  site: {
    name: 'Members',
    tags: {
      'Sign-in': ['Signing up and in', 'The token of an account, new accounts and forgotten passwords.'],
      Devices: ['Devices and keys', 'Watches and scales, and the keys they write with.'],
      'Workout session': ['Training now', 'The workout that is under way.'],
      Activity: ['Activity', 'Steps, distance and active minutes by day.'],
      Ingest: ['Figures of devices', 'What devices write for the account of their key.'],
      Exercises: ['Exercise library', 'Exercises, and those a member keeps.'],
      Workouts: ['Workouts and programs', 'What a member may train.'],
      Nutrition: ['Nutrition', 'Meals and water by day.'],
      Sleep: ['Sleep', 'Nights and how they were.'],
      Vitals: ['Vitals', 'Heart, blood pressure and other readings.'],
      Progress: ['Progress', 'Weight, measures and photos.'],
      Community: ['Community', 'Posts, groups, events and challenges.'],
      'My coach': ['My coach', 'Messages, assignments and check-ins with a coach.'],
      Billing: ['Billing', 'The plan of a member and its invoices.'],
      Overview: ['Overview', 'The page a member opens with.'],
      'Own settings': ['Own settings', 'Preferences, privacy, the export and closing of an account.'],
      Labels: ['Labels', 'Names of the words of fixed lists.'],
      Search: ['Search', 'Everything an account may open, by words.'],
    },
  },
  staff: {
    name: 'Coaches and office',
    tags: {
      Members: ['Member accounts', 'Accounts of members, seen by the office.'],
      Coaching: ['Coaching', 'The roster of a coach: messages, assignments and check-ins.'],
      'Catalogue: exercises': ['Exercise editing', 'The library of exercises.'],
      'Catalogue: workouts': ['Workout editing', 'The library of workouts.'],
      'Catalogue: programs': ['Program editing', 'The library of programs.'],
      'Catalogue: dishes': ['Dish editing', 'The library of dishes and what is in them.'],
      'Catalogue: badges': ['Badge editing', 'What members can earn.'],
      'Catalogue: achievements': ['Achievement editing', 'What members can reach.'],
      'Catalogue: groups': ['Group editing', 'Groups of the community.'],
      'Catalogue: events': ['Event editing', 'Events of the community.'],
      'Catalogue: challenges': ['Challenge editing', 'Challenges of the community.'],
      'Catalogue: discussions': ['Discussion editing', 'Discussions of the community.'],
      Moderation: ['Moderation', 'Posts, comments and replies of members.'],
      'Catalogue: devices': ['Device models', 'The devices members may connect.'],
      'Catalogue: billing plans': ['Billing plans', 'What membership costs.'],
    },
  },
  isOfSite: access => /\bfitness\./.test(access),
  fields: fitnessFields,
  accounts: { staff: "a signed-in account, a member's or one of the team" },
};
