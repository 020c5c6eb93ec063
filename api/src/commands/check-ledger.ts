import { createLog } from '../log.ts'
import { readConfig } from '../config.ts'
import { openServices } from '../services.ts'
import { inPortal } from '../db/in-portal.ts'
import { portals } from '../domains/portals/tables.ts'
import { checkLedger } from '../domains/credits/check-ledger.ts'
import { packetKey } from '../domains/credentials/proof/packet-key.ts'

// Recomputes every balance of every portal's ledger from its movements. Exits with 1 and names the first broken link if there is one.
const config = readConfig(process.env)
const services = await openServices({ config, log: createLog(config), max: 4 })
let isWhole = true
for (const { id, name } of await services.platform.db.select().from(portals).orderBy(portals.id)) {
  const found = await checkLedger({
    inPortal: (work) => inPortal(services.app.db, id, work),
    portal_id: id,
    public_key: packetKey(services.secrets.packets, id).public_key,
  })
  if (found.state === 'whole') {
    const head = found.links === 0 ? 'no movements' : `${found.links} links, the last one ${found.hash}`
    console.log(`${name}: whole, ${head}.`)
    continue
  }
  isWhole = false
  console.error(`${name}: broken at link ${found.position}. ${found.what}`)
}
await services.close()
process.exitCode = isWhole ? 0 : 1
