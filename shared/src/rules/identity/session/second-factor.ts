import { isStaffRole, superAdmins } from '../../../access/role-groups.ts'
import type { Role } from '../../../access/roles.ts'

/** `needed`: the account has a second factor that this session has not proven. `missing`: the role requires one, but the account has none. */
export type SecondFactorState = 'fine' | 'needed' | 'missing'
/** Second-factor requirements: of the portal for its staff, of the installation for its super admins. */
export type Demands = { of_staff: boolean; of_super_admins: boolean }

/**
 * Decides whether a session may act in a role. Customer roles need no second factor within a session. Staff and platform roles must prove the
 * account's factor if it has one, and must have one if the portal or the installation requires it.
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

/** Minutes for which a repeated password or passkey check stays valid. */
export const confirmationLife_min = 10

/** Whether the user recently reconfirmed their identity in this session. */
export const isConfirmed = ({ confirmed_at, now }: { confirmed_at: Date | null; now: Date }): boolean =>
  confirmed_at !== null && now.getTime() - confirmed_at.getTime() < confirmationLife_min * 60_000
