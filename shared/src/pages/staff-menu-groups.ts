/** Groups of the admin app's menu, in their order. Those below `Portal` hold the declared lists. */
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
