import { eq, inArray } from 'drizzle-orm'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { certificateTemplateOrganizations } from '../../../tables.ts'
import { organizations } from '../../../../lists/tables.ts'
import { failFields } from '../../../../../kernel/fail.ts'

/** Replaces the organizations of a template with these (CER-002). */
export async function setOrganizations(db: Transaction, certificate_template_id: number, ids: readonly number[]) {
  const wanted = [...new Set(ids)]
  const known =
    wanted.length === 0
      ? []
      : await db.select({ id: organizations.id }).from(organizations).where(inArray(organizations.id, wanted))
  if (known.length < wanted.length) failFields({ organization_ids: [errorMessage('validation.selected_value')] })
  await db
    .delete(certificateTemplateOrganizations)
    .where(eq(certificateTemplateOrganizations.certificate_template_id, certificate_template_id))
  if (wanted.length > 0)
    await db
      .insert(certificateTemplateOrganizations)
      .values(wanted.map((organization_id) => ({ certificate_template_id, organization_id })))
}
