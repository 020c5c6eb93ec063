import { eq } from 'drizzle-orm'
import { may } from '@portico/shared/access/may.ts'
import { download_certificate } from '@portico/shared/contract/certificates.ts'
import { certificates } from '../../db/tables/learning.ts'
import { certificatePdf } from '../../certificates/certificate-pdf.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { checkUrl } from '../../certificates/wire.ts'

/** The PDF for its holder and for staff; to everybody else it does not exist. */
export const downloadCertificate = verb(
  download_certificate,
  async ({ inPortal, actor, portal, services }, { params }) => {
    const [row] = await inPortal(({ db }) =>
      db.select().from(certificates).where(eq(certificates.serial, params.serial)),
    )
    if (!row || (row.user_id !== actor.id && !may({ roles: [actor.role], action: 'learning.read_others' })))
      return fail('certificates.not_found')
    if (row.revoked_at) fail('certificates.revoked', { reason: row.revoke_reason ?? '' })
    const pdf = await certificatePdf({
      certificate: row,
      check_url: checkUrl(row.serial, portal, services.config),
      storage: services.storage,
    })
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="certificate-${row.serial}.pdf"`,
        'cache-control': 'private, no-store',
      },
    })
  },
)
