import type { Me } from '@portico/shared/contract/identity/session.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { popRememberedPath, rememberPath } from '@portico/shared/browser/redirect-path.ts'

/** True if the current role requires a second factor first. */
export const mustProveFactor = (me: Pick<Me, 'second_factor'>): boolean =>
  me.second_factor !== 'fine' && location.pathname !== linkTo('security')

export function toSecurity(): void {
  rememberPath(`${location.pathname}${location.search}`)
  location.replace(linkTo('security'))
}

/** Path after sign-in: the remembered page, otherwise the role's landing page (SES-003, SES-023…027). */
export const afterSignIn = (landing: string): string => popRememberedPath() ?? landing

/** True if the user must first enter a name in the profile settings (SES-031). */
export const mustCompleteProfile = (me: Pick<Me, 'is_valid' | 'second_factor'>): boolean =>
  !me.is_valid && me.second_factor === 'fine' && location.pathname !== linkTo('profileSettings')

export const toProfile = (): void => location.replace(linkTo('profileSettings'))
