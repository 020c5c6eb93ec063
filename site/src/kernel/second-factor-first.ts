import { rememberPath } from '@portico/shared/browser/redirect-path.ts'
import type { Me } from '@portico/shared/contract/session.ts'
import { paths } from '../paths.ts'

/** Whether this page has to wait: the current role asks for a second factor first. */
export const mustProveFactor = (me: Pick<Me, 'second_factor'>): boolean =>
  me.second_factor !== 'fine' && location.pathname !== paths.security()

export function toSecurity(): void {
  rememberPath(`${location.pathname}${location.search}`)
  location.replace(paths.security())
}
