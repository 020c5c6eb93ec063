import { and, count, eq, isNull, sql } from 'drizzle-orm'
import { evidenceFileRule, mostEvidenceFiles } from '@portico/shared/rules/credentials/accreditation/evidence-file.ts'
import { trainingFiles } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import {
  checkedName,
  inspectFile,
  isUnderWay,
  lockQuota,
  type Purpose,
  rejectBeyondOwnQuota,
} from '../../library/door.ts'
import { mediaKinds } from '../../media/door.ts'
import { storageKey } from '../../../storage/storage-key.ts'
import type { Transaction } from '../../../db/client.ts'

/** Evidence of training elsewhere; its owner adds it to a record later. */
export const evidence: Purpose = {
  needs: 'profile.edit',
  async plan(db, wanted) {
    const { user_id, now } = wanted
    const file = checkedName(wanted, evidenceFileRule)
    const loose = () => unattachedEvidence(db, { user_id, now: now() })
    const place = { count: loose, most: mostEvidenceFiles, code: 'proof.too_many_files' } as const
    await rejectBeyondOwnQuota(db, { ...wanted, place })
    return { file_key: mediaKinds.evidence_file.key({ file }) }
  },
  // Counts again how many belong to no record yet, while no one else can add one.
  async make({ services: { storage } }, { key, user_id, file_key, file_name: name }) {
    const { content_type, size } = await inspectFile({ storage, key: storageKey(file_key), name })
    return async ({ db }) => {
      await lockQuota({ db })
      const [loose] = await db
        .select({ files: count() })
        .from(trainingFiles)
        .where(and(eq(trainingFiles.user_id, user_id), isNull(trainingFiles.training_record_id)))
      if ((loose?.files ?? 0) >= mostEvidenceFiles) fail('proof.too_many_files', { most: mostEvidenceFiles })
      await db.insert(trainingFiles).values({ key, user_id, file_key, name, content_type, size })
      return {}
    }
  },
  keeps: () => true,
}

/** Counts evidence of one person that belongs to no record yet, at hand or under way: in one statement, so that none is counted twice. */
async function unattachedEvidence(db: Transaction, { user_id, now }: { user_id: number; now: Date }): Promise<number> {
  const [row] = await db.execute<{ files: string }>(sql`
      select (select count(*) from training_files where user_id = ${user_id} and training_record_id is null)
        + (select count(*) from uploads where user_id = ${user_id} and purpose = 'evidence'
          and ${isUnderWay(now)}) as files`)
  return Number(row?.files ?? 0)
}
