import { isStaffRole, superAdmins } from '../../access/role-groups.ts'
import type { Role } from '../../access/roles.ts'

/** `needed`: the account has a factor that this session has not proven. `missing`: the role is asked for one that the account does not have. */
export type SecondFactorState = 'fine' | 'needed' | 'missing'
/** Who asks for a second factor: the portal of its staff, the installation of its super admins. */
export type Demands = { of_staff: boolean; of_super_admins: boolean }

/**
 * Whether a session may act in a role. Roles of customers are never asked once the session is open; roles of staff and of the platform
 * are asked when the account has a factor, and must have one when the portal or the installation demands it.
 */
export function secondFactorState({
  role,
  has_factor,
  is_proven,
  demands,
}: {
  role: Role
  has_factor: boolean
  is_proven: boolean
  demands: Demands
}): SecondFactorState {
  if (!isStaffRole(role)) return 'fine'
  if (has_factor) return is_proven ? 'fine' : 'needed'
  const isSuperAdmin = superAdmins.some((one) => one === role)
  return demands.of_staff || (isSuperAdmin && demands.of_super_admins) ? 'missing' : 'fine'
}
