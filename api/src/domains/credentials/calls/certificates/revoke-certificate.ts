import { eq, sql } from 'drizzle-orm'
import { revoke_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { certificates } from '../../tables.ts'
import { refuseOwnRecord } from '../../../access/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { certificateWire } from '../../certificates/wire.ts'

/** Keeps the first reason, because a certificate is revoked only once. */
export const revokeCertificate = verb(
  revoke_certificate,
  async ({ db, actor, portal, services, now, note }, { params, body }) => {
    const [row] = await db
      .update(certificates)
      .set({
        revoked_at: sql`coalesce(${certificates.revoked_at}, ${now().toISOString()}::timestamptz)`,
        revoke_reason: sql`coalesce(${certificates.revoke_reason}, ${body.reason})`,
      })
      .where(eq(certificates.serial, params.serial))
      .returning()
    if (!row) return fail('certificates.not_found')
    refuseOwnRecord(actor, row.user_id)
    note(`certificate:${row.serial}`, body)
    return certificateWire(row, portal, services.config)
  },
)
