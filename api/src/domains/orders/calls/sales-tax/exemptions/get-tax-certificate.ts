import { eq } from 'drizzle-orm'
import { may } from '@portico/shared/access/may.ts'
import { get_tax_certificate } from '@portico/shared/contract/orders/sales-tax-exemptions.ts'
import { taxExemptions } from '../../../tables.ts'
import { fail } from '../../../../../kernel/fail.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { sendSubmittedFile } from '../../../../../serving/send-submitted-file.ts'

/** Anyone other than the buyer and authorized staff gets 404. */
export const getTaxCertificate = verb(get_tax_certificate, async ({ db, actor, services, request }, { params }) => {
  const [file] = await db.select().from(taxExemptions).where(eq(taxExemptions.key, params.key))
  if (!file) return fail('general.not_found')
  if (file.user_id !== actor.id && !may({ roles: [actor.role], action: 'sales_tax.edit' })) fail('general.not_found')
  return sendSubmittedFile({ storage: services.storage, file, request })
})
