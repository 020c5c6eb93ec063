import type { Role } from '@portico/shared/access/roles.ts'
import { set_role } from '@portico/shared/contract/session.ts'
import { hostApi } from '../kernel/api.ts'
import { showFailure } from '../kernel/errors.ts'

let isSwitching = false
/** True while this tab changes the role itself, and goes where that leads. */
export const switchesRole = (): boolean => isSwitching
// Back may show this page again, as it was left.
addEventListener('pageshow', () => (isSwitching = false))

/** Takes on another role and opens its first page. */
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
