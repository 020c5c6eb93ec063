import type { Transaction } from '../../../db/client.ts'
import { candidateOf, lockCandidates, type Candidate } from './candidate.ts'

/** Returns the portal's member with this email; the membership stays locked until the transaction ends. */
export async function memberByEmail(db: Transaction, email: string): Promise<Candidate> {
  return candidateOf({ email }, await lockCandidates(db, [{ email }]))
}
