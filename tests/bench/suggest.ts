import { suggestFromEngine } from '../../api/src/domains/catalog/suggest-from-engine.ts'
import { waits } from './support/at-once.ts'
import { alternate, percentile, type Bench, type Line } from './support/bench.ts'
import { courses, withLargeCatalog, words } from './support/large-catalog.ts'
import { RawConnection, requestBytes } from './support/raw-connection.ts'

const at_once = 8
const most_ms = 50

/**
 * Measures suggestions while a visitor types, from two letters to a whole word, through the whole API, against the same query sent to Meilisearch
 * alone.
 */
export const bench: Bench = {
  id: 'R16',
  title: `suggestions over ${courses.toLocaleString('en-US')} courses, ${at_once} at once, p95`,
  run: () =>
    withLargeCatalog({ has_topics: true }, async ({ world, engine, port }) => {
      const connections = Array.from({ length: at_once }, () => new RawConnection(port))
      let turn = 0
      const letters = () => {
        const word = words[(turn += 1) % words.length] ?? ''
        return word.slice(0, 2 + (turn % (word.length - 1)))
      }
      const suggest = async (connection: RawConnection) => {
        const search = letters()
        const headers = { host: world.portals.core.host, 'x-forwarded-for': `10.0.${(turn >> 8) & 255}.${turn & 255}` }
        const { status, body } = await connection.send(
          requestBytes({ path: `/api/suggestions?search=${search}`, headers }),
        )
        if (status !== 200 || !body.includes('"engine":"meilisearch"') || body.includes('"courses":[]'))
          throw new Error(`${status} ${search} ${body.slice(0, 200)}`)
      }
      const raw = async () =>
        void (await suggestFromEngine(engine, {
          portal_id: world.portals.core.id,
          words: [letters()],
          named: [{ id: 1, slug: 'nursing', title: 'Nursing' }],
          log: world.services.log,
        }))
      await waits(connections, suggest, 500)
      const found = await alternate({
        // Clears the rate limits; the per-IP limit is not what is measured.
        suggest: async () => {
          await world.services.platform.sql`delete from rate_limits`
          return waits(connections, suggest)
        },
        engine: () => waits(connections, raw),
      })
      connections.forEach((connection) => connection.close())
      return report(found.suggest.flat(), found.engine.flat())
    }),
}

function report(suggest: readonly number[], engine: readonly number[]): Line[] {
  const show = (took: readonly number[]) =>
    `p50 ${percentile(took, 0.5).toFixed(1)} ms, p95 ${percentile(took, 0.95).toFixed(1)} ms`
  const p95_ms = percentile(suggest, 0.95)
  return [
    { what: 'suggestions', value: show(suggest), target: `p95 <= ${most_ms} ms`, met: p95_ms <= most_ms },
    { what: 'Meilisearch alone', value: show(engine) },
    { what: 'p95 suggestions / engine', value: (p95_ms / percentile(engine, 0.95)).toFixed(2) },
  ]
}
