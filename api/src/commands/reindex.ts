import { createLog } from '../log.ts'
import { readConfig } from '../config.ts'
import { openServices } from '../services.ts'
import { indexClient } from '../search/index-client.ts'
import { withIndexLock } from '../search/index-lock.ts'
import { rebuildIndex } from '../search/rebuild-index.ts'

// Fills the search index anew from Postgres; searches are answered all the while.
const config = readConfig(process.env)
const client = indexClient(config)
if (!client) {
  console.error('MEILI_URL is not set: Postgres answers searches, there is no index to fill.')
  process.exit(1)
}
const services = await openServices({ config, log: createLog(config), max: 4 })
const began = performance.now()
const isDone = await withIndexLock(services.platform, async () => {
  const courses = await rebuildIndex(client, services)
  console.log(`${courses} courses in the search index after ${((performance.now() - began) / 1000).toFixed(1)} s.`)
})
if (!isDone) console.error('A worker is writing to the index. Please try again in a moment.')
await services.close()
process.exitCode = isDone ? 0 : 1
