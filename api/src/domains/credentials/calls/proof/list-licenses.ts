import { list_licenses } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { verb } from '../../../../kernel/verb.ts'
import { ownLicenses } from './own-licenses.ts'

export const listLicenses = verb(list_licenses, ({ db, actor, portal, now }, { query }) =>
  ownLicenses(db, { user_id: actor.id, now: now(), time_zone: portal.time_zone, related_id: query.related_id }),
)
