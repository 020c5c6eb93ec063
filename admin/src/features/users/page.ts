import { addressOf } from '../../kernel/address-search.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'

export const usersAddress = addressOf('role')

export const usersPage = {
  search: usersAddress,
  load: () => import('./users-page.tsx').then(({ UsersPage }) => UsersPage),
} satisfies StaffPage
