import { and, count, eq, isNull } from 'drizzle-orm'
import { evidenceFileRule, mostEvidenceFiles } from '@portico/shared/rules/credentials/accreditation/evidence-file.ts'
import { trainingFiles } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import { inspectFile, lockRoom, refuseBeyondOwnRoom, checkedName, type Purpose } from '../../library/door.ts'
import { mediaKinds } from '../../media/door.ts'
import { storageKey } from '../../../storage/storage-key.ts'
import { looseEvidence } from './loose-evidence.ts'

/** Evidence of training elsewhere; its owner adds it to a record later. */
export const evidence: Purpose = {
  needs: 'profile.edit',
  async plan(db, wanted) {
    const { user_id, now } = wanted
    const file = checkedName(wanted, evidenceFileRule)
    const loose = () => looseEvidence(db, { user_id, now: now() })
    const place = { count: loose, most: mostEvidenceFiles, code: 'proof.too_many_files' } as const
    await refuseBeyondOwnRoom(db, { ...wanted, place })
    return { file_key: mediaKinds.evidence_file.key({ file }) }
  },
  // Counts again how many belong to no record yet, while no one else can add one.
  async make({ services: { storage } }, { key, user_id, file_key, file_name: name }) {
    const { content_type, size } = await inspectFile({ storage, key: storageKey(file_key), name })
    return async ({ db }) => {
      await lockRoom({ db })
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
