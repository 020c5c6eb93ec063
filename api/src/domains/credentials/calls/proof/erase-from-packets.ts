import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { erase_from_packets } from '@portico/shared/contract/credentials/proof.ts'
import { eraseFromPacket } from '@portico/shared/rules/credentials/packets/erase-from-packet.ts'
import { users } from '../../../identity/tables.ts'
import { packetRows, proofJobs } from '../../tables.ts'
import type { Transaction } from '../../../../db/client.ts'
import { refuseOwnRecord } from '../../../access/door.ts'
import { eraseFromLedger } from '../../../credits/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { packetKey } from '../../proof/packet-key.ts'
import { storageKey } from '../../../../storage/storage-key.ts'

/**
 * Erases a person's values and salts from every packet, including ones in progress, and their name from the credit ledger. Locks each packet while
 * its file changes, so that two erasures do not undo each other.
 */
export const eraseFromPackets = verb(
  erase_from_packets,
  async ({ inPortal, actor, services, portal, now, note }, { body }) => {
    const { sign } = packetKey(services.secrets.packets, portal.id)
    refuseOwnRecord(actor, body.user_id)
    await inPortal(({ db }) => rejectOtherName(db, body))
    // Packets in progress leave these people out in their last step. Reads the finished packets only after this update, so no packet is missed in
    // either order.
    await inPortal(({ db }) =>
      db
        .update(proofJobs)
        .set({ erased_user_ids: sql`array_append(${proofJobs.erased_user_ids}, ${body.user_id}::bigint)` })
        .where(and(eq(proofJobs.kind, 'packet'), isNull(proofJobs.finished_at))),
    )
    const mine = await inPortal(({ db }) =>
      db
        .select({ id: packetRows.proof_job_id, position: packetRows.position })
        .from(packetRows)
        .where(eq(packetRows.user_id, body.user_id))
        .orderBy(asc(packetRows.proof_job_id)),
    )
    const packets = [...new Set(mine.map(({ id }) => id))]
    for (const id of packets)
      await inPortal(async ({ db }) => {
        const [job] = await db.select().from(proofJobs).where(eq(proofJobs.id, id)).for('update')
        const zip = job?.file_key ? await services.storage.get(storageKey(job.file_key)) : null
        if (!job?.file_key || !zip) return
        const rows = new Set(mine.filter((one) => one.id === id).map(({ position }) => position))
        const erased = eraseFromPacket({ zip, rows, erased_at: now().toISOString(), sign })
        await services.storage.put(storageKey(job.file_key), erased)
        await db.delete(packetRows).where(and(eq(packetRows.proof_job_id, id), inArray(packetRows.position, [...rows])))
      })
    await inPortal(({ db }) => eraseFromLedger(db, { user_id: body.user_id, now: now(), sign }))
    note(`user:${body.user_id}`, { packets: packets.length, rows: mine.length })
    return { packets: packets.length, rows: mine.length }
  },
)

async function rejectOtherName(db: Transaction, { user_id, name }: { user_id: number; name: string }): Promise<void> {
  const [person] = await db
    .select({ first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(eq(users.id, user_id))
  // A person who left the portal has no name to compare; their rows are still erased.
  if (person && name !== `${person.first_name} ${person.last_name}`.trim()) fail('proof.other_name')
}
