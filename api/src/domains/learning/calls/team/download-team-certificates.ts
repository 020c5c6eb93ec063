import { and, eq } from 'drizzle-orm'
import { download_team_certificates } from '@portico/shared/contract/learning/team.ts'
import { proofJobs } from '../../../credentials/tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { sendProof } from '../../../credentials/door.ts'

/** Downloads a zip that this manager requested; other managers' zips are not found. */
export const downloadTeamCertificates = verb(download_team_certificates, async (ctx, { params }) => {
  const { actor, request } = ctx
  const mine = and(eq(proofJobs.id, params.id), eq(proofJobs.manager_id, actor.id))
  const [job] = await ctx.inPortal(({ db }) => db.select().from(proofJobs).where(mine))
  return sendProof(ctx, { job, request })
})
