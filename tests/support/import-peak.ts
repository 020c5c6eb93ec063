import { join } from 'node:path'
import { makeLargePackage } from '../../api/local/demo/scorm/make-large-package.ts'
import { importInProcess } from '../bench/support/import-process.ts'

/** The most memory that an import of so many files of 1 MiB needed, in a process of its own. */
export async function importPeak(folder: string, files: number): Promise<{ files: number; peak_bytes: number }> {
  const zip = join(folder, `${files}.zip`)
  await makeLargePackage(zip, files)
  return importInProcess(zip, join(folder, `${files}`))
}
