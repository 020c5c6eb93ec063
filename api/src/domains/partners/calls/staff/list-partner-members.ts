import { list_partner_members } from '@portico/shared/contract/partners/partners.ts'
import { verb } from '../../../../kernel/verb.ts'
import { membersOf, requireCompany } from './read-members.ts'

export const listPartnerMembers = verb(list_partner_members, async ({ db }, { params }) => {
  await requireCompany(db, params.id)
  return membersOf(db, params.id)
})
