/** Menu groups of the admin app, in order. Those below `Portal` contain the declared lists. */
export const staffMenuGroups = [
  'Overview',
  'Teaching',
  'Sales',
  'People',
  'Portal',
  'Catalog lists',
  'Content',
  'Your company',
] as const
export type StaffMenuGroup = (typeof staffMenuGroups)[number]
