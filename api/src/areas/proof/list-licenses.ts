import { list_licenses } from '@portico/shared/contract/proof-accreditation.ts'
import { verb } from '../../kernel/verb.ts'
import { ownLicenses } from './own-licenses.ts'

export const listLicenses = verb(list_licenses, ({ db, actor }) => ownLicenses(db, actor.id))
