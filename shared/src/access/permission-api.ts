import { permissionAdmins } from './role-groups.ts'
import type { Role } from './roles.ts'

const plansForManagers = ['enterprise', 'established']

/**
 * Whether the role can use the permission API (ROL-027): permission admins always; managers on the larger plans and the core portal; outside managers
 * never (OP-39).
 */
export function hasPermissionApi({
  role,
  is_outside,
  plan_short_name,
  is_core,
}: {
  role: Role
  is_outside: boolean
  plan_short_name: string | null
  is_core: boolean
}): boolean {
  if (permissionAdmins.some((admin) => admin === role)) return true
  return (
    role === 'manager' &&
    !is_outside &&
    (is_core || (plan_short_name !== null && plansForManagers.includes(plan_short_name)))
  )
}
