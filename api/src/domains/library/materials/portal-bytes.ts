import { sql, type SQL } from 'drizzle-orm'
import { ownPurposes } from '@portico/shared/rules/media/upload-purposes.ts'
import type { Scope } from '../../../kernel/context.ts'

export type PortalBytes = {
  library_bytes: number
  scorm_bytes: number
  on_its_way_bytes: number
  learners_bytes: number
  learners_on_its_way_bytes: number
}
type Row = Record<keyof PortalBytes, string>

/**
 * Sums everything a portal stores or is receiving, by purpose. One statement, so a file that is processed meanwhile counts once. Uploads count by
 * their declared length; joined ones count by their parts.
 */
export async function portalBytes({ db }: Pick<Scope, 'db'>, now: Date): Promise<PortalBytes> {
  const [row] = await db.execute<Row>(sql`
    select
      (select coalesce(sum(size), 0) from materials where not is_shared)
        + (select coalesce(sum(file_size), 0) from
            (select distinct file, file_size from documents where material_id is null and file <> '') as older) as library_bytes,
      (select coalesce(sum(bytes), 0) from scorm_packages where not is_shared) as scorm_bytes,
      (select coalesce(sum(reserved_bytes), 0) from scorm_imports where finished_at is null)
        + (select coalesce(sum(length), 0) from uploads where ${isIncoming(now)} and purpose not in ${ownPurposes}) as on_its_way_bytes,
      (select coalesce(sum(size), 0) from assignment_files)
        + (select coalesce(sum(size), 0) from training_files) as learners_bytes,
      (select coalesce(sum(length), 0) from uploads where ${isIncoming(now)} and purpose in ${ownPurposes}) as learners_on_its_way_bytes`)
  const { library_bytes, scorm_bytes, on_its_way_bytes, learners_bytes, learners_on_its_way_bytes } = row ?? nothing
  return {
    library_bytes: Number(library_bytes),
    scorm_bytes: Number(scorm_bytes),
    on_its_way_bytes: Number(on_its_way_bytes),
    learners_bytes: Number(learners_bytes),
    learners_on_its_way_bytes: Number(learners_on_its_way_bytes),
  }
}

const isIncoming = (now: Date): SQL => sql`expires_at > ${now.toISOString()}::timestamptz and parts is null
  and (state in ('receiving', 'processing') or purpose = 'part')`

const nothing: Row = {
  library_bytes: '0',
  scorm_bytes: '0',
  on_its_way_bytes: '0',
  learners_bytes: '0',
  learners_on_its_way_bytes: '0',
}
