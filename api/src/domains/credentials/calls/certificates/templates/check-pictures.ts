import { eq } from 'drizzle-orm'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { Transaction } from '../../../../../db/client.ts'
import { materials } from '../../../../library/tables.ts'
import { failFields } from '../../../../../kernel/fail.ts'

type Pictures = { background?: string | null | undefined; signature?: string | null | undefined }

/** Accepts only pictures from the portal's own library; unchanged pictures are not checked again. */
export async function checkPictures(db: Transaction, wanted: Pictures, before: Pictures): Promise<void> {
  for (const name of ['background', 'signature'] as const) {
    const address = wanted[name]
    if (!address || address === before[name]) continue
    const [found] = await db.select({ id: materials.id }).from(materials).where(eq(materials.picture, address)).limit(1)
    if (!found) failFields({ [name]: [errorMessage('validation.selected_value')] })
  }
}
