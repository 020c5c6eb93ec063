import type { Me } from '@portico/shared/contract/identity/session.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'

/** True if the user must first enter a name in the profile settings (SES-031). */
export const mustCompleteProfile = (me: Pick<Me, 'is_valid' | 'second_factor'>): boolean =>
  !me.is_valid && me.second_factor === 'fine' && location.pathname !== linkTo('profileSettings')

export const toProfile = (): void => location.replace(linkTo('profileSettings'))
