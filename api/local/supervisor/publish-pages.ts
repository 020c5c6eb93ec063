import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const exitWithParent = fileURLToPath(new URL('exit-with-parent.ts', import.meta.url))
const command = fileURLToPath(new URL('../../src/commands/pages.ts', import.meta.url))

const someFailed = 3

/** Renders every page of every portal if there are none or another build of the renderer made them. */
export async function publishPages({
  dataDir,
  env,
  fingerprint,
  log,
  say,
  signal,
}: {
  dataDir: string
  env: NodeJS.ProcessEnv
  fingerprint: string
  log: string
  say: (line: string) => void
  signal: AbortSignal
}): Promise<void> {
  const note = join(dataDir, 'published-by')
  if (existsSync(join(dataDir, 'published')) && existsSync(note) && readFileSync(note, 'utf8') === fingerprint) return
  say('Publishing the pages …')
  const out = openSync(log, 'w')
  const child = spawn(process.execPath, ['--import', exitWithParent, command, '--all'], {
    env,
    signal,
    stdio: ['ignore', out, out, 'ipc'],
  })
  closeSync(out)
  const code = await new Promise<number | null>((done, fail) => child.once('exit', done).once('error', fail))
  if (code === someFailed) return say(`Some pages could not be published: see ${log}`)
  if (code !== 0) throw new Error(`The pages could not be published: see ${log}`)
  writeFileSync(note, fingerprint)
}
