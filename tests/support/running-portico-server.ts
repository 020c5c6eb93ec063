import { forgetVisits } from './forget-visits.ts'
import { removeFolder, startPortico } from './running-portico.ts'

/**
 * Starts one whole Portico for all journeys in a fresh folder. PORTICO_URL is its core portal, PORTICO_RUN its processes (JSON), PORTICO_DATA_DIR its
 * folder.
 */
export default async function runningPortico(): Promise<(() => Promise<void>) | undefined> {
  // Uses a running one: PORTICO_URL=http://portico.localhost:8080 PORTICO_DATA_DIR=.data pnpm test:journeys
  if (process.env.PORTICO_URL) return undefined
  const portico = await startPortico()
  process.env.PORTICO_URL = portico.url
  process.env.PORTICO_DATA_DIR = portico.dataDir
  process.env.PORTICO_RUN = JSON.stringify(portico.run())
  const endForgetting = await forgetVisits(portico.dataDir)
  return async () => {
    await endForgetting()
    await portico.stop()
    removeFolder(portico.dataDir)
  }
}
