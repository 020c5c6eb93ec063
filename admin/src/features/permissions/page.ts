import type { StaffPage } from '../../kernel/staff-page.ts'

export const permissionsPage = {
  load: () => import('./permissions-page.tsx').then(({ PermissionsPage }) => PermissionsPage),
} satisfies StaffPage
