import { eq } from 'drizzle-orm'
import { sizeLabel } from '@portico/shared/calls/body-limit.ts'
import { scormImports, scormPackages } from '../tables.ts'
import type { Scope } from '../../../kernel/context.ts'
import { lockQuota, usedBytes } from '../../library/door.ts'

type Unpacked = { import_id: number; sha256: string; bytes: number; now: () => Date }

/**
 * Reserves space for a package that its import is about to store, replacing the reservation for its zip; returns why there is not enough. A package
 * the portal already has reserves nothing.
 */
export async function reservePackageSpace(
  { db }: Pick<Scope, 'db'>,
  { import_id, sha256, bytes, now }: Unpacked,
): Promise<{ size: string; limit: string } | null> {
  const quota_bytes = await lockQuota({ db })
  const had = await db.select({ id: scormPackages.id }).from(scormPackages).where(eq(scormPackages.sha256, sha256))
  if (had.length > 0) return null
  const [mine] = await db
    .select({ bytes: scormImports.reserved_bytes })
    .from(scormImports)
    .where(eq(scormImports.id, import_id))
  if ((await usedBytes({ db, now }, 'library')) - (mine?.bytes ?? 0) + bytes > quota_bytes)
    return { size: sizeLabel(bytes), limit: sizeLabel(quota_bytes) }
  await db.update(scormImports).set({ reserved_bytes: bytes }).where(eq(scormImports.id, import_id))
  return null
}
