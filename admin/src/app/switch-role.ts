import type { Role } from '@portico/shared/access/roles.ts'
import { set_role } from '@portico/shared/contract/identity/session.ts'
import { hostApi } from '../kernel/api.ts'
import { showFailure } from '../kernel/errors.ts'

let isSwitching = false
/** True while this tab itself switches the role and navigates to that role's first page. */
export const switchesRole = (): boolean => isSwitching
// The Back button may restore this page in the state it was left in.
addEventListener('pageshow', () => (isSwitching = false))

/** Switches to another role and opens its first page. */
export async function switchRole(role: Role): Promise<void> {
  isSwitching = true
  try {
    const { landing } = await hostApi(set_role, { body: { role } })
    location.assign(landing)
  } catch (error) {
    isSwitching = false
    showFailure(error)
  }
}
