import type { DescriptionWords } from '#kit/service/description-words';
import { fitnessFields } from './fitness.fields';

/** Tags of the API description, for members and for staff. */
export const fitnessTags: DescriptionWords = {
  site: {
    name: 'Members',
    tags: {
      'Sign-in': ['Signing up and in', 'The token of an account, new accounts and forgotten passwords.'],
      Devices: ['Devices and keys', 'Watches, scales and their ingest keys.'],
      'Workout session': ['Training now', 'The open workout session.'],
      Activity: ['Activity', 'Steps, distance and active minutes by day.'],
      Ingest: ['Device data', 'Data that devices send for the account of their key.'],
      Exercises: ['Exercise library', 'All exercises, and those a member has saved.'],
      Workouts: ['Workouts and programs', 'Workouts and programs for members.'],
      Nutrition: ['Nutrition', 'Meals and water by day.'],
      Sleep: ['Sleep', 'Nights, sleep stages and regularity.'],
      Vitals: ['Vitals', 'Heart, blood pressure and other readings.'],
      Progress: ['Progress', 'Weight, measures and photos.'],
      Community: ['Community', 'Posts, groups, events and challenges.'],
      'My coach': ['My coach', 'Messages, assignments and check-ins with a coach.'],
      Billing: ['Billing', "A member's plan and invoices."],
      Overview: ['Overview', 'The start page of a member.'],
      'Own settings': ['Own settings', 'Preferences, privacy, the export and closing of an account.'],
      Labels: ['Labels', 'Display names of enum values.'],
      Search: ['Search', 'Full-text search over everything the account may open.'],
    },
  },
  staff: {
    name: 'Coaches and office',
    tags: {
      Members: ['Member accounts', 'Accounts of members, for staff.'],
      Coaching: ['Coaching', 'The roster of a coach: messages, assignments and check-ins.'],
      'Catalogue: exercises': ['Exercise editing', 'The library of exercises.'],
      'Catalogue: workouts': ['Workout editing', 'The library of workouts.'],
      'Catalogue: programs': ['Program editing', 'The library of programs.'],
      'Catalogue: dishes': ['Dish editing', 'The library of dishes and their ingredients.'],
      'Catalogue: badges': ['Badge editing', 'Badges that members can earn.'],
      'Catalogue: achievements': ['Achievement editing', 'Achievements that members can earn.'],
      'Catalogue: groups': ['Group editing', 'Groups of the community.'],
      'Catalogue: events': ['Event editing', 'Events of the community.'],
      'Catalogue: challenges': ['Challenge editing', 'Challenges of the community.'],
      'Catalogue: discussions': ['Discussion editing', 'Discussions of the community.'],
      Moderation: ['Moderation', 'Posts, comments and replies of members.'],
      'Catalogue: devices': ['Device models', 'The devices members may connect.'],
      'Catalogue: billing plans': ['Billing plans', 'Membership plans and prices.'],
    },
  },
  isOfSite: access => /\bfitness\./.test(access),
  fields: fitnessFields,
  accounts: { staff: "a signed-in account, a member's or one of the team" },
};
