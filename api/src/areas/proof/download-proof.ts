import { eq } from 'drizzle-orm'
import { download_proof } from '@portico/shared/contract/proof.ts'
import { proofJobs } from '../../db/tables/proof.ts'
import { verb } from '../../kernel/verb.ts'
import { sendProof } from '../../proof/send-proof.ts'

export const downloadProof = verb(download_proof, async ({ inPortal, services, request }, { params }) => {
  const [job] = await inPortal(({ db }) => db.select().from(proofJobs).where(eq(proofJobs.id, params.id)))
  return sendProof(services, { job, request })
})
