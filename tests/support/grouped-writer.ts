import { sql } from 'drizzle-orm'
import { connect } from '../../api/src/db/client.ts'
import { groupedCommits } from '../../api/src/db/grouped-commits.ts'
import { inPortal } from '../../api/src/db/in-portal.ts'

// A process meant to be killed: it writes rows in grouped commits and prints each acknowledged one.
const [url = '', portal = ''] = process.argv.slice(2)
const { db } = connect({ url, role: 'app', max: 4 })
const commit = groupedCommits((portalId, work) => inPortal(db, portalId, work))
let number = 0
await Promise.all(
  Array.from({ length: 24 }, async () => {
    for (;;) {
      const slug = `row-${(number += 1)}`
      await commit({
        portal_id: Number(portal),
        lock_id: number,
        work: (tx) => tx.execute(sql`insert into tags (title, slug) values (${slug}, ${slug})`),
      })
      process.stdout.write(`${slug}\n`)
    }
  }),
)
