import { eq } from 'drizzle-orm'
import { download_proof } from '@portico/shared/contract/credentials/proof.ts'
import { proofJobs } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { requireCourseReach } from '../../../access/door.ts'
import { verb } from '../../../../kernel/verb.ts'
import { sendProof } from '../../proof/send-proof.ts'
import { refuseLimitedActor } from './refuse-limited-actor.ts'

export const downloadProof = verb(download_proof, async (ctx, { params }) => {
  const { actor, request } = ctx
  const job = await ctx.inPortal(async ({ db }) => {
    const [found] = await db.select().from(proofJobs).where(eq(proofJobs.id, params.id))
    if (!found) return fail('general.not_found')
    const { course_id, manager_id } = found
    if (course_id !== null && manager_id === null) await requireCourseReach(db, { actor, course_id })
    else refuseLimitedActor(actor)
    return found
  })
  return sendProof(ctx, { job, request })
})
