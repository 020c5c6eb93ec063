import { and, eq, isNull, not, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { scormDetails } from '@portico/shared/contract/scorm/scorm.ts'
import type { Transaction } from '../../db/client.ts'
import { scormModules } from './tables.ts'
import { scormPackages, scormAttempts } from '../scorm/tables.ts'
import { itemProgress } from '../learning/tables.ts'
import { fail } from '../../kernel/fail.ts'
import { authoringOf } from './authoring.ts'
import type { ItemTypeOnServer } from './item-type-on-server.ts'
import { noLibraryUse } from './library-use.ts'
import { insertedId } from './inserted-id.ts'
import { rowIdsOfType, part } from './rows-of-items.ts'

const storedDetails = v.partial(scormDetails)

export const scormModule: ItemTypeOnServer<'ScormModule'> = {
  async show(db, { base, itemable_id, enrollment_id }) {
    const [row] = await db.select().from(scormModules).where(eq(scormModules.id, itemable_id))
    const [progress] = await db
      .select({ id: itemProgress.id, details: itemProgress.details })
      .from(itemProgress)
      .where(and(eq(itemProgress.enrollment_id, enrollment_id), eq(itemProgress.module_item_id, base.id)))
    // An item that was opened and never played has no details yet.
    const kept = v.safeParse(storedDetails, progress?.details ?? {})
    const details = kept.success ? kept.output : {}
    const hasPackage = row !== undefined && row.scorm_package_id !== null
    return {
      ...base,
      itemable_type: 'ScormModule',
      is_ready: hasPackage || (progress !== undefined && (await hasOpenAttempt(db, progress.id))),
      slug: row?.slug ?? '',
      scorm_id: row?.scorm_id ?? '',
      score: details.score?.raw ?? null,
      lesson_status: details.lesson_status ?? null,
    }
  },
  file: null,
  packagePosition: sql`
    (select jsonb_build_object('package_id', s.scorm_package_id, 'identifier', s.scorm_id,
      'ancestors', coalesce(o.sco -> 'ancestors', '[]'), 'prerequisites', o.sco ->> 'prerequisites')
    from scorm_modules s
    left join scorm_packages k on k.id = s.scorm_package_id
    left join lateral (select sco from jsonb_array_elements(k.items) sco where sco ->> 'identifier' = s.scorm_id limit 1) o on true
    where s.id = i.itemable_id and s.scorm_package_id is not null)`,
  waitsFor: null,
  isUnready: sql`
    not exists (select 1 from scorm_modules s where s.id = i.itemable_id and s.scorm_package_id is not null)`,
  searched: null,
  rows(of) {
    const own = rowIdsOfType('ScormModule', of)
    const named = sql`(select x.scorm_package_id from scorm_modules x where x.portal_id = ${of.portal_id} and x.id in ${own})`
    return [part(of, scormPackages, sql`t.id in ${named}`), part(of, scormModules, sql`t.id in ${own}`)]
  },
  library: noLibraryUse,
  authoring: authoringOf('ScormModule', {
    async read(db, id) {
      const [row] = await db.select().from(scormModules).where(eq(scormModules.id, id))
      if (!row) return fail('general.not_found')
      return { itemable_type: 'ScormModule', fields: { scorm_package_id: row.scorm_package_id } }
    },
    async write(db, { id, is_shared, fields }) {
      const [kept] = id === null ? [] : await db.select().from(scormModules).where(eq(scormModules.id, id))
      if (kept && kept.scorm_package_id === fields.scorm_package_id) return kept.id
      const values = { ...(await played(db, fields.scorm_package_id)), slug: kept?.slug ?? 'lesson' }
      return insertedId(
        await (id === null || is_shared
          ? db.insert(scormModules).values(values).returning()
          : db.update(scormModules).set(values).where(eq(scormModules.id, id)).returning()),
      )
    },
  }),
}

/** A learner who has started an earlier package continues with it. */
async function hasOpenAttempt(db: Transaction, progress_id: number): Promise<boolean> {
  const [row] = await db
    .select({ attempt: scormAttempts.attempt })
    .from(scormAttempts)
    .where(and(eq(scormAttempts.progress_id, progress_id), isNull(scormAttempts.ended_at)))
  return row !== undefined
}

/** Returns the columns for playing a whole package that the portal imported, or for none yet. */
async function played(db: Transaction, scorm_package_id: number | null) {
  if (scorm_package_id === null) return { scorm_package_id, entry: '', scorm_id: '' }
  const imported = and(eq(scormPackages.id, scorm_package_id), not(scormPackages.is_shared))
  const [row] = await db.select().from(scormPackages).where(imported)
  return row ? { scorm_package_id, entry: row.entry, scorm_id: '' } : fail('general.not_found')
}
