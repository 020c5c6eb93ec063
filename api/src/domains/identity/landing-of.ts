import { isLimitedToCourses } from '@portico/shared/access/is-limited-to-courses.ts'
import { appPaths } from '@portico/shared/access/app-paths.ts'
import { landing } from '@portico/shared/access/landing.ts'
import { actions } from '@portico/shared/access/grants.ts'
import { may } from '@portico/shared/access/may.ts'
import { roleLabels } from '@portico/shared/access/roles.ts'
import { isValidUser } from '@portico/shared/rules/identity/people/profile-missing.ts'
import type { Me } from '@portico/shared/contract/identity/session.ts'
import type { Actor } from '../../kernel/context.ts'
import { factorStateOf } from '../../kernel/check-session.ts'
import type { Portal } from '../../portal/portal.ts'

/** The actor as the apps read it; a super admin shows only that role (ROL-019). */
export function meOf(actor: Actor, portal: Portal): Me {
  const shown = actor.roles.includes('super_admin') ? (['super_admin'] as const) : actor.roles
  return {
    id: actor.id,
    email: actor.email,
    first_name: actor.first_name,
    last_name: actor.last_name,
    avatar: actor.avatar,
    portal_id: portal.id,
    roles: shown.map((role) => ({
      name: roleLabels[role],
      short_name: role,
      permissions: actions.filter((action) => may({ roles: [role], action })),
      is_outside: actor.is_outside,
    })),
    current_role: actor.role,
    is_limited_to_courses: isLimitedToCourses(actor),
    is_valid: isValidUser(actor),
    second_factor: factorStateOf(actor),
  }
}

export const landingOf = (actor: Actor, portal: Portal): { user: Me; landing: string } => ({
  user: meOf(actor, portal),
  landing: factorStateOf(actor) === 'fine' ? landing(actor.role) : appPaths.security,
})
