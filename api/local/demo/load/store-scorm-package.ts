import { importPackage } from '../../../src/scorm/import/import-package.ts'
import type { ScormPackage } from '../../../src/scorm/import/import-package.ts'
import type { Storage } from '../../../src/storage/storage.ts'
import { storageKey } from '../../../src/storage/storage-key.ts'
import { makePackage } from '../scorm/make-package.ts'
import type { Bulk } from './bulk.ts'
import { at } from './bulk.ts'

/** Imports our own package the same way as an upload. */
export async function storeScormPackage({ storage }: { storage: Storage }): Promise<ScormPackage> {
  const upload = storageKey('uploads/hipaa-essentials.zip')
  await storage.put(upload, await makePackage())
  const done = await importPackage({ storage, upload })
  await storage.remove(upload)
  if (!done.ok) throw new Error(`the demo package was refused: ${done.code}`)
  return done.package
}

/** A portal's row of that package, and so many items of it. */
export async function loadScormModules(
  bulk: Bulk,
  portal_id: number,
  found: ScormPackage,
  count: number,
): Promise<number[]> {
  const [packageId = 0] = await bulk.ids('scorm_packages', 1)
  await bulk.insert('scorm_packages', [{ id: packageId, portal_id, ...found }])
  const ids = await bulk.ids('scorm_modules', count)
  const identifier =
    found.items.find((item) => item.launch === found.entry)?.identifier ?? at(found.items, 0).identifier
  await bulk.insert(
    'scorm_modules',
    ids.map((id) => ({
      id,
      portal_id,
      scorm_package_id: packageId,
      slug: 'hipaa-front-desk-walk',
      entry: found.entry,
      scorm_id: identifier,
    })),
  )
  return ids
}
