import { createLog } from '../log.ts'
import { readConfig } from '../config.ts'
import { openServices } from '../services.ts'
import { withIndexLock } from '../domains/catalog/index-lock.ts'
import { rebuildIndex } from '../domains/catalog/rebuild-index.ts'

// Rebuilds the search index from Postgres; search keeps working meanwhile.
const config = readConfig(process.env)
const services = await openServices({ config, log: createLog(config), max: 4 })
const engine = services.search
if (!engine) {
  console.error('MEILI_URL is not set: Postgres answers searches, there is no index to fill.')
  await services.close()
  process.exit(1)
}
const began = performance.now()
const isDone = await withIndexLock(services.platform, async () => {
  const courses = await rebuildIndex(engine, services)
  console.log(`${courses} courses in the search index after ${((performance.now() - began) / 1000).toFixed(1)} s.`)
})
if (!isDone) console.error('A worker is writing to the index. Please try again in a moment.')
await services.close()
process.exitCode = isDone ? 0 : 1
