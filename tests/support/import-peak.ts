import { join } from 'node:path'
import { makeLargePackage } from '../../api/local/demo/scorm/make-large-package.ts'
import { importInProcess } from '../bench/support/import-process.ts'

/** Returns the peak memory of importing this many 1 MiB files in a separate process. */
export async function importPeak(folder: string, files: number): Promise<{ files: number; peak_bytes: number }> {
  const zip = join(folder, `${files}.zip`)
  await makeLargePackage(zip, files)
  return importInProcess(zip, join(folder, `${files}`))
}
