import { addressOf } from '../../kernel/address-search.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'

export const coursesAddress = addressOf('status')

export const coursesPage = {
  search: coursesAddress,
  load: () => import('./courses-page.tsx').then(({ CoursesPage }) => CoursesPage),
} satisfies StaffPage
