import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { makeLargePackage } from '../../../api/local/demo/scorm/make-large-package.ts'

export type Imported = { took_ms: number; peak_bytes: number; files: number }
const script = fileURLToPath(new URL('./import-one.ts', import.meta.url))

/** Imports a package in a separate process into storage below `folder`; returns the duration and the peak memory of that process. */
export async function importInProcess(zip: string, folder: string): Promise<Imported> {
  const child = spawn(process.execPath, [script, zip, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  for await (const part of child.stdout) said += String(part)
  const code = child.exitCode ?? (await new Promise<number | null>((ended) => child.once('exit', ended)))
  if (code !== 0) throw new Error(`the import ended with ${code}`)
  return JSON.parse(said) as Imported
}

/** Returns the peak memory of importing this many 1 MiB files in a separate process. */
export async function importPeak(folder: string, files: number): Promise<{ files: number; peak_bytes: number }> {
  const zip = join(folder, `${files}.zip`)
  await makeLargePackage(zip, files)
  return importInProcess(zip, join(folder, `${files}`))
}
