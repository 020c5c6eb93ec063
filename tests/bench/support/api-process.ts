import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../api/local/supervisor/free-port.ts'
import { waitForAnswer } from '../../../api/local/supervisor/wait-for-answer.ts'

const main = fileURLToPath(new URL('../../../api/src/main.ts', import.meta.url))

export type ApiProcess = { port: number; kill: () => void }

/** Starts an api as in production, in a separate process. */
export async function startApiProcess(settings: Record<string, string>): Promise<ApiProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ROLE: 'api',
      API_PORT: String(port),
      DEMO: '1',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const kill = () => void child.kill('SIGKILL')
  try {
    await waitForAnswer({ url: `http://127.0.0.1:${port}/api/health/live`, name: 'The api' })
  } catch (error) {
    kill()
    throw error
  }
  return { port, kill }
}
