import type { Action } from '../../../access/grants.ts'
import { may } from '../../../access/may.ts'
import type { Role } from '../../../access/roles.ts'

/** Figures that portal owners ask for first (OP-120), in display order, each with the right it requires. */
const figures = {
  portal_credits: 'credits.read',
  users: 'users.read',
  enrollments: 'learning.read_others',
  revenue: 'orders.read',
  completions: 'learning.read_others',
} as const satisfies Readonly<Record<string, Action>>

export type FigureName = keyof typeof figures
const most = 4

/** Figures visible to a role, at most four. Portals that sell nothing have no revenue figure. */
export function figuresFor({ role, sells }: { role: Role; sells: boolean }): readonly FigureName[] {
  const names = Object.keys(figures) as FigureName[]
  return names
    .filter((name) => may({ roles: [role], action: figures[name] }) && (name !== 'revenue' || sells))
    .slice(0, most)
}
