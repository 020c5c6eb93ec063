import { eq } from 'drizzle-orm'
import { checkUrl } from '../certificates/wire.ts'
import { certificatePdf } from '../certificates/certificate-pdf.ts'
import { courses } from '../../courses/tables.ts'
import { certificates } from '../tables.ts'
import { memberships, users } from '../../identity/tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'

/** Renders the PDF in the heavy lane, so a later download finds it ready, and emails it to the holder. */
export const task = reaction<'certificate.issued'>(async (context, { certificate_id }) => {
  const { services, portal } = context
  const [row] = await context.inPortal(({ db }) =>
    db
      .select({
        certificate: certificates,
        email: users.email,
        muted_mails: courses.muted_mails,
        own_muted: memberships.muted_mails,
      })
      .from(certificates)
      .innerJoin(users, eq(users.id, certificates.user_id))
      .leftJoin(memberships, eq(memberships.user_id, users.id))
      .innerJoin(courses, eq(courses.id, certificates.course_id))
      .where(eq(certificates.id, certificate_id)),
  )
  if (!row || row.certificate.revoked_at) return
  const check_url = checkUrl(row.certificate.serial, portal, services.config)
  const content = await certificatePdf({
    certificate: row.certificate,
    check_url,
    storage: services.storage,
    from: null,
  })
  const brand = await brandOf(context)
  const { serial, snapshot } = row.certificate
  await sendMail(context, brand, mails.certificate_issued, {
    to: row.email,
    muted: [...row.muted_mails, ...(row.own_muted ?? [])],
    values: { course: snapshot.course, serial, check_url },
    attachments: [{ filename: `certificate-${serial}.pdf`, content, contentType: 'application/pdf' }],
  })
})
