import { get_me } from '@portico/shared/contract/identity/session.ts'
import { verb } from '../../../../kernel/verb.ts'
import { meOf } from '../../landing-of.ts'

export const getMe = verb(get_me, async ({ actor, portal }) => meOf(actor, portal))
