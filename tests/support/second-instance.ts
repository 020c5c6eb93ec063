import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { embeddedDatabase } from '../../api/local/demo/seed/embedded-database.ts'
import { freePort } from '../../api/local/supervisor/free-port.ts'
import { waitForAnswer } from '../../api/local/supervisor/wait-for-answer.ts'

const main = fileURLToPath(new URL('../../api/src/main.ts', import.meta.url))

/** Starts a second api process on the database of the journeys' Portico, with its own edge in front; returns the core portal's URL there. */
export async function startSecondInstance(): Promise<{ url: string; stop: () => Promise<void> }> {
  const DATA_DIR = process.env.PORTICO_DATA_DIR ?? ''
  const { url: DATABASE_URL } = await embeddedDatabase({ dataDir: DATA_DIR, env: process.env, say: () => {} })
  const [PORT, API_PORT] = [String(await freePort()), String(await freePort())]
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR,
    DATABASE_URL,
    PORT,
    API_PORT,
    DEMO: '1',
    LOG_LEVEL: 'error',
  }
  const children = ['api', 'edge'].map((ROLE) =>
    spawn(process.execPath, [main], { env: { ...env, ROLE }, stdio: ['ignore', 'inherit', 'inherit'] }),
  )
  await waitForAnswer({ url: `http://127.0.0.1:${API_PORT}/api/health/live`, name: 'The second api' })
  await waitForAnswer({ url: `http://127.0.0.1:${PORT}/api/health/live`, name: 'The second edge' })
  return {
    url: `http://portico.localhost:${PORT}`,
    stop: async () =>
      void (await Promise.all(
        children.map(
          (child) =>
            new Promise((done) => {
              child.once('exit', done)
              child.kill('SIGTERM')
            }),
        ),
      )),
  }
}
