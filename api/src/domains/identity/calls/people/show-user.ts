import { show_user } from '@portico/shared/contract/identity/people-record.ts'
import { verb } from '../../../../kernel/verb.ts'
import { memberOfPortal } from './member.ts'
import { readPerson } from './read-person.ts'

export const showUser = verb(show_user, async (ctx, { params, query }) =>
  readPerson(ctx, await memberOfPortal(ctx, { ...params, portal_id: query.portal_id })),
)
