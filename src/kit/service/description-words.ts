/** Tag of the controllers to its name and its description, for one of the two circles of readers. */
export type TagWords = Record<string, readonly [name: string, description: string]>;

/** What a service calls its two circles of readers, and the parts of its API that each is given. */
export interface DescriptionWords {
  site: { name: string; tags: TagWords };
  staff: { name: string; tags: TagWords };
  /**
   * What properties and parameters mean whose declaration does not say it: by name, or before that for the models or
   * operations whose names begin with some words (`Dish.price`, `MenuStaff.id`, `Menu_bySlug.slug`).
   */
  fields?: Readonly<Record<string, string>>;
  /** Whose token an operation needs, by audience, where that is more than its name says. */
  accounts?: Readonly<Record<string, string>>;
  /** Whether an operation with this access is the site's; whoever needs no staff account, when left out. */
  isOfSite?: (access: string) => boolean;
}

/** Parts that every service has; one that means more by them says so itself. */
export const SHARED_TAGS: TagWords = {
  'Sign-in': ['Staff sign-in', 'The token of a staff account, and who it belongs to.'],
  'Own account': ['Own staff account', 'What everybody on the team changes of their own.'],
  Team: ['Team', 'Accounts of the team. Nobody gives or touches more than they hold themselves.'],
  Roles: ['Roles and permissions', 'Sets of permissions that accounts are given.'],
  Settings: ['Settings', 'What the company decides without a programmer.'],
  Notifications: ['Notifications', 'The feed of an account; new items are told live too.'],
  Uploads: ['Uploads', 'Pictures and videos, and the addresses they are served at.'],
  Countries: ['Countries', 'The countries that forms offer.'],
  Overview: ['Overview', 'The figures a dashboard opens with.'],
  Payments: ['Payments', 'Ways to pay, and what processors report.'],
  DegradingHealth: ['Health', 'Whether the service answers and its database does.'],
  FailingHealth: ['Health', 'Whether the service answers and its database does.'],
  BareHealth: ['Health', 'Whether the service answers.'],
};
