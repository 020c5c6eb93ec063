/** Addresses of the admin app, spelled as in the specification; one file answers all of them (seed 001 §2). */
export const staffPages = [
  '/admin/my-subscription',
  '/admin/portal/settings',
  '/courses/admin',
  '/courses/managers',
  '/permissions',
  '/portal-settings',
  '/portal-settings/company',
  '/portal-settings/courses-management',
  '/portal-settings/info',
  '/portals',
  '/portals/:id',
  '/portals/:id/company',
  '/portals/:id/courses-management',
  '/portals/:id/settings',
  '/portals/:list',
  '/portals/:list/create',
  '/portals/:list/:id',
  '/users',
] as const

export type StaffPage = (typeof staffPages)[number]
