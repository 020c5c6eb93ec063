import { rememberPath } from '@portico/shared/browser/redirect-path.ts'
import type { Me } from '@portico/shared/contract/identity/session.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'

/** True if the current role requires a second factor first. */
export const mustProveFactor = (me: Pick<Me, 'second_factor'>): boolean =>
  me.second_factor !== 'fine' && location.pathname !== linkTo('security')

export function toSecurity(): void {
  rememberPath(`${location.pathname}${location.search}`)
  location.replace(linkTo('security'))
}
