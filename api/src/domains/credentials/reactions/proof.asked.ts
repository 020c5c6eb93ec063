import { and, eq, isNull } from 'drizzle-orm'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { packetRows, proofJobs } from '../tables.ts'
import { endAsFailed } from '../../../kernel/end-as-failed.ts'
import { reaction, type ReactionContext } from '../../../kernel/reaction.ts'
import { mediaKinds } from '../../media/door.ts'
import { buildCertificates } from '../proof/build-certificates.ts'
import { buildPacket } from '../proof/build-packet.ts'
import { withoutErased } from '../proof/without-erased.ts'

/** Makes the file of a proof job. Work left by a killed worker is redone under the same key; finished and failed jobs stay unchanged. */
export const task = reaction<'proof.asked'>((context, { proof_job_id }) =>
  endAsFailed(context, {
    work: () => makeProof(context, proof_job_id),
    end: () =>
      context.inPortal(({ db }) =>
        db
          .update(proofJobs)
          .set({ state: publishJob.failed, finished_at: context.services.now() })
          .where(isUnfinished(proof_job_id)),
      ),
  }),
)
const isUnfinished = (id: number) => and(eq(proofJobs.id, id), isNull(proofJobs.finished_at))

async function makeProof(context: ReactionContext, proof_job_id: number): Promise<void> {
  const { inPortal, services, log } = context
  const unfinished = isUnfinished(proof_job_id)
  const [job] = await inPortal(({ db }) =>
    db.update(proofJobs).set({ state: publishJob.processing }).where(unfinished).returning(),
  )
  if (!job) return
  const onProgress = async (done: number, total: number) => {
    await inPortal(({ db }) => db.update(proofJobs).set({ done, total }).where(unfinished))
  }
  const made =
    job.kind === 'packet'
      ? await buildPacket(context, job, onProgress)
      : { zip: await buildCertificates(context, job, onProgress), about: [] }
  const file_key = mediaKinds.proof_file.key({ portal_id: job.portal_id, id: job.id })
  await inPortal(async ({ db }) => {
    const [ended] = await db
      .update(proofJobs)
      .set({ state: publishJob.published, file_key, finished_at: services.now() })
      .where(unfinished)
      .returning({ total: proofJobs.total, erased: proofJobs.erased_user_ids })
    if (!ended) return
    await db.update(proofJobs).set({ done: ended.total }).where(eq(proofJobs.id, job.id))
    const left = withoutErased(context, made, ended.erased)
    // Stored within the transaction that finishes the job, so a second run cannot overwrite later erasures.
    await services.storage.put(file_key, left.zip)
    const rows = left.about.flatMap((user_id, position) =>
      user_id === null ? [] : [{ proof_job_id: job.id, position, user_id }],
    )
    for (let from = 0; from < rows.length; from += 1000)
      await db.insert(packetRows).values(rows.slice(from, from + 1000))
  })
  log.info({ proof_job_id, kind: job.kind }, 'proof made')
}
