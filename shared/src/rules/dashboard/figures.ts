import type { Action } from '../../access/actions.ts'
import { may } from '../../access/may.ts'
import type { Role } from '../../access/roles.ts'

/** The figures that a portal's owner asks for first (OP-120), in their order, with the right that each needs. */
const figures = {
  portal_credits: 'credits.read',
  users: 'users.read',
  enrollments: 'learning.read_others',
  revenue: 'orders.read',
  completions: 'learning.read_others',
} as const satisfies Readonly<Record<string, Action>>

export type FigureName = keyof typeof figures
const most = 4

/** Those that this role sees: four at most. A portal that sells nothing has no revenue. */
export function figuresFor({ role, sells }: { role: Role; sells: boolean }): readonly FigureName[] {
  const names = Object.keys(figures) as FigureName[]
  return names
    .filter((name) => may({ roles: [role], action: figures[name] }) && (name !== 'revenue' || sells))
    .slice(0, most)
}
