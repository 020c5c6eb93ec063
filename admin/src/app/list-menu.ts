import type { MenuGroup } from '@portico/shared/access/staff-menu.ts'

/** The menu of the declared reference lists. */
export const listMenu: readonly MenuGroup[] = []
