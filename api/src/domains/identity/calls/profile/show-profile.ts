import { show_profile } from '@portico/shared/contract/identity/profile-shown.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readProfile } from './read-profile.ts'

export const showProfile = verb(show_profile, async ({ db, actor }) => readProfile(db, actor.id))
