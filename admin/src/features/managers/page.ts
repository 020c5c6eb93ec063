import type { StaffPage } from '../../kernel/staff-page.ts'

export const managerCoursesPage = {
  load: () => import('./manager-courses-page.tsx').then(({ ManagerCoursesPage }) => ManagerCoursesPage),
} satisfies StaffPage
