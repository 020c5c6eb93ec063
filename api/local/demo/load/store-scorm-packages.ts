import { importPackage } from '../../../src/domains/scorm/import/import-package.ts'
import type { ScormPackage } from '../../../src/domains/scorm/import/import-package.ts'
import type { Storage } from '../../../src/storage/storage.ts'
import { storageKey } from '../../../src/storage/storage-key.ts'
import { demoPackages, type DemoPackage } from '../scorm/demo-packages.ts'
import type { Bulk } from './bulk.ts'
import { at } from './bulk.ts'

export type StoredPackages = Readonly<Record<DemoPackage, ScormPackage>>

/** Imports our own packages the same way as uploads. */
export async function storeScormPackages({ storage }: { storage: Storage }): Promise<StoredPackages> {
  return {
    'hipaa-course': await store(storage, 'hipaa-course'),
    'kitchen-shift': await store(storage, 'kitchen-shift'),
  }
}

async function store(storage: Storage, name: DemoPackage): Promise<ScormPackage> {
  const upload = storageKey(`uploads/${name}.zip`)
  await storage.put(upload, await demoPackages[name]())
  const done = await importPackage({ storage, upload })
  await storage.remove(upload)
  if (!done.ok) throw new Error(`the demo package ${name} was refused: ${done.code}`)
  return done.package
}

/** Inserts a portal's rows for the packages of these items, and for the items: each plays its whole package. */
export async function loadScormModules(
  bulk: Bulk,
  portal_id: number,
  { packages, names }: { packages: StoredPackages; names: readonly DemoPackage[] },
): Promise<number[]> {
  const used = [...new Set(names)]
  const packageIds = await bulk.ids('scorm_packages', used.length)
  await bulk.insert(
    'scorm_packages',
    used.map((name, index) => ({ id: at(packageIds, index), portal_id, ...packages[name] })),
  )
  const ids = await bulk.ids('scorm_modules', names.length)
  await bulk.insert(
    'scorm_modules',
    names.map((name, index) => ({
      id: at(ids, index),
      portal_id,
      scorm_package_id: at(packageIds, used.indexOf(name)),
      slug: name,
      entry: packages[name].entry,
      scorm_id: '',
    })),
  )
  return ids
}
