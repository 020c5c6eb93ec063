import { eq } from 'drizzle-orm'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { Transaction } from '../../../../db/client.ts'
import { certificateTemplates } from '../../../credentials/tables.ts'
import { authors, languages } from '../../../lists/tables.ts'
import { failFields } from '../../../../kernel/fail.ts'

const tables = { certificate_template_id: certificateTemplates, language_id: languages, author_id: authors } as const
type Named = { [F in keyof typeof tables]?: number | null | undefined }

/** Rejects a reference to an entry that the portal does not have, naming the field. */
export async function checkNamed(db: Transaction, named: Named): Promise<void> {
  for (const field of Object.keys(tables) as (keyof typeof tables)[]) {
    const id = named[field]
    if (id === undefined || id === null) continue
    const table = tables[field]
    const [found] = await db.select({ id: table.id }).from(table).where(eq(table.id, id))
    if (!found) failFields({ [field]: [errorMessage('validation.selected_value')] })
  }
}
