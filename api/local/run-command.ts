import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig, type Config } from '../src/config.ts'
import { embeddedDatabase } from './demo/seed/embedded-database.ts'
import { buildAdmin, buildSite } from './supervisor/build-apps.ts'
import { readRun } from './supervisor/run-file.ts'

// `pnpm pages --all`, `pnpm super-admin …`: runs an API command on DATABASE_URL or, without it, on the embedded database.
const [name = '', ...args] = process.argv.slice(2)
const script = fileURLToPath(new URL(`../src/commands/${name}.ts`, import.meta.url))

try {
  if (!/^[a-z-]+$/.test(name) || !existsSync(script)) throw new Error(`There is no command "${name}".`)
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<number> {
  const config = readConfig(process.env)
  // Pages are rendered by the built site and contain the port that visitors use.
  const wish = { log: join(config.DATA_DIR, 'build.log'), say: console.log, signal: new AbortController().signal }
  if (name === 'pages') for (const build of [buildSite, buildAdmin]) await build(wish)
  if (config.DATABASE_URL) return command({ ...process.env })
  const database = await embeddedDatabase({ dataDir: config.DATA_DIR, env: process.env, say: console.log })
  try {
    return await command({ ...process.env, ...settingsOfRunningStart(config), DATABASE_URL: database.url, DEMO: '1' })
  } finally {
    await database.stop()
  }
}

/** Settings a command needs from the running start of this folder: the public port, its Meilisearch. */
function settingsOfRunningStart({ DATA_DIR, PORT }: Config): Record<string, string> {
  const running = readRun(DATA_DIR)
  if (!running?.addresses.meilisearch) return { PORT: String(running?.port ?? PORT) }
  return {
    PORT: String(running.port),
    MEILI_URL: running.addresses.meilisearch,
    MEILI_KEY: readFileSync(join(DATA_DIR, 'meilisearch/master-key'), 'utf8'),
  }
}

function command(env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { NODE_ENV: 'production', ...env },
    stdio: 'inherit',
  })
  return new Promise((done, fail) => child.once('error', fail).once('exit', (code) => done(code ?? 1)))
}
