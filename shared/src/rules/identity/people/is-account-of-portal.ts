import { superAdmins } from '../../../access/role-groups.ts'

type Membership = { readonly portal_id: number; readonly roles: readonly string[] }

/**
 * Tells whether an account belongs to one portal alone (OP-03 as amended): its only membership is there and it holds no platform role. The portal may
 * manage such an account, but not one with other memberships.
 */
export function isAccountOfPortal({
  portal_id,
  memberships,
}: {
  portal_id: number
  memberships: readonly Membership[]
}): boolean {
  const [only, ...others] = memberships
  return (
    only?.portal_id === portal_id &&
    others.length === 0 &&
    !only.roles.some((role) => superAdmins.some((platform) => platform === role))
  )
}
