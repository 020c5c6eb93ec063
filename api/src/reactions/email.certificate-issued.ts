import { eq } from 'drizzle-orm'
import { checkUrl } from '../certificates/wire.ts'
import { certificatePdf } from '../certificates/certificate-pdf.ts'
import { certificates } from '../db/tables/learning.ts'
import { users } from '../db/tables/people.ts'
import { reaction } from '../kernel/reaction.ts'
import { brandOf, sendMail } from '../mails/send-mail.ts'

/** Renders the PDF in the heavy lane, so that a download finds it ready, and mails it to its holder. */
export const task = reaction<'certificate.issued'>(async (context, { certificate_id }) => {
  const { services, portal } = context
  const [row] = await context.inPortal(({ db }) =>
    db
      .select({ certificate: certificates, email: users.email })
      .from(certificates)
      .innerJoin(users, eq(users.id, certificates.user_id))
      .where(eq(certificates.id, certificate_id)),
  )
  if (!row || row.certificate.revoked_at) return
  const check_url = checkUrl(row.certificate.serial, portal, services.config)
  const content = await certificatePdf({ certificate: row.certificate, check_url, storage: services.storage })
  const brand = await brandOf(context)
  await sendMail(context, brand, {
    to: row.email,
    heading: `Your certificate for ${row.certificate.snapshot.course}`,
    parts: [
      { kind: 'text', text: 'Your certificate is attached. Anyone can verify it online:' },
      { kind: 'button', label: 'Verify this certificate', url: check_url },
      { kind: 'quiet', text: `Serial number ${row.certificate.serial}` },
    ],
    attachments: [{ filename: `certificate-${row.certificate.serial}.pdf`, content, contentType: 'application/pdf' }],
  })
})
