import { asc } from 'drizzle-orm'
import { list_accreditations } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { courseOfSlug } from '../../../access/door.ts'
import { agencies } from '../../../lists/tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { versioned } from '../../../../kernel/versioned.ts'
import { accreditationsOf } from './accreditations-of.ts'

export const listAccreditations = verb(list_accreditations, async ({ db }, { params }) => {
  const course = await courseOfSlug(db, params.slug)
  const all = await db
    .select({ id: agencies.id, title: agencies.title })
    .from(agencies)
    .orderBy(asc(agencies.title), asc(agencies.id))
    .limit(1000)
  return { ...versioned(await accreditationsOf(db, course.id)), agencies: all }
})
