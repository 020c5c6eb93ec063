import { eq, inArray } from 'drizzle-orm'
import type { Upload } from '@portico/shared/contract/uploads.ts'
import { errorCatalog, type ErrorCode } from '@portico/shared/errors/catalog.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { cuesText } from '@portico/shared/rules/media/read-cues.ts'
import { materials, uploads, type UploadRow } from '../tables.ts'
import type { AtEnd, Context } from '../../../kernel/context.ts'
import { reachedOffset } from './receive-bytes.ts'

const isCode = (code: string): code is ErrorCode => code in errorCatalog
type UploadFields = Omit<Upload, 'created_at' | 'expires_at'> & { created_at: Date; expires_at: Date }

/** Builds uploads as their owner reads them: progress and outcome. */
export async function showUploads(
  { inPortal, services }: Pick<Context & AtEnd, 'inPortal' | 'services'>,
  rows: readonly UploadRow[],
): Promise<UploadFields[]> {
  const made = await inPortal(({ db }) =>
    db
      .select({ id: uploads.id, uuid: materials.uuid, cues: materials.cues })
      .from(uploads)
      .innerJoin(materials, eq(materials.id, uploads.material_id))
      .where(
        inArray(
          uploads.id,
          rows.map(({ id }) => id),
        ),
      ),
  )
  const madeOf = new Map(made.map((one) => [one.id, one]))
  return Promise.all(
    rows.map(async (row) => {
      const code = row.error_code
      const material = madeOf.get(row.id)
      return {
        ...row,
        offset: (await reachedOffset(services, row)) ?? 0,
        material_uuid: material?.uuid ?? null,
        note: material?.cues ? cuesText(material.cues) : null,
        error: code && isCode(code) ? { code, message: errorMessage(code, row.error_params ?? {}) } : null,
      }
    }),
  )
}
