import { eq, inArray } from 'drizzle-orm'
import { set_accreditations } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { courseOfSlug } from '../../../access/door.ts'
import { courses } from '../../../courses/tables.ts'
import { agencies } from '../../../lists/tables.ts'
import { accreditations } from '../../tables.ts'
import { fail, failFields } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { rejectStale, versioned } from '../../../../kernel/versioned.ts'
import { accreditationTags, showAccreditations } from '../../proof/accreditation-shown.ts'
import { accreditationsOf } from './accreditations-of.ts'

/** Sets all accreditations of a course at once, so that edits of two people do not mix. */
export const setAccreditations = verb(set_accreditations, async ({ db, emit, actor, note }, { params, body }) => {
  const { id } = await courseOfSlug(db, params.slug)
  const [course] = await db.select().from(courses).where(eq(courses.id, id)).for('update')
  if (!course) return fail('general.not_found')
  const subject = `accreditations:${id}`
  await rejectStale(db, { entry: await accreditationsOf(db, id), version: body.version, subject })
  const wanted = [...new Set(body.accreditations.map(({ agency_id }) => agency_id))]
  const known =
    wanted.length === 0 ? [] : await db.select({ id: agencies.id }).from(agencies).where(inArray(agencies.id, wanted))
  if (known.length < wanted.length) failFields({ accreditations: [errorMessage('validation.selected_value')] })
  const before = await accreditationTags(db, id)
  await db.delete(accreditations).where(eq(accreditations.course_id, id))
  for (const one of body.accreditations) await db.insert(accreditations).values({ ...one, course_id: id })
  await showAccreditations({ db, emit }, { course, before, by: actor.id })
  note(subject, { agencies: wanted })
  return versioned(await accreditationsOf(db, id))
})
