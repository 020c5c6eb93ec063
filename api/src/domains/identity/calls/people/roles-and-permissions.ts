import { actions } from '@portico/shared/access/grants.ts'
import { may } from '@portico/shared/access/may.ts'
import { hasPermissionApi } from '@portico/shared/access/permission-api.ts'
import { roleLabels, roles } from '@portico/shared/access/roles.ts'
import { roles_and_permissions } from '@portico/shared/contract/identity/people.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Returns the one table of roles and their permissions (ROL-004, ROL-026, ROL-034). */
export const rolesAndPermissions = verb(roles_and_permissions, async ({ actor, portal }) => {
  if (
    !hasPermissionApi({
      role: actor.role,
      is_outside: actor.is_outside,
      plan_short_name: portal.plan_short_name,
      is_core: portal.kind === 'core',
    })
  )
    fail('access.denied')
  return roles.map((short_name) => ({
    name: roleLabels[short_name],
    short_name,
    permissions: actions.filter((action) => may({ roles: [short_name], action })),
    is_outside: false,
  }))
})
