import { searchMeilisearch } from '../../api/src/domains/catalog/search-meilisearch.ts'
import { priceBands } from '@portico/shared/rules/catalog/filters.ts'
import { waits } from './support/at-once.ts'
import { alternate, median, percentile, type Bench, type Line } from './support/bench.ts'
import { courses, withLargeCatalog, words } from './support/large-catalog.ts'
import { RawConnection, requestBytes } from './support/raw-connection.ts'

const at_once = 8
// Three times this machine's throughput before the engine returned the cards itself: 158 and 161 a second.
const floors = { search: 474, list: 483 }
const mostFiltered_ms = 50

/** Searches a catalog of 100,000 courses through the whole API, eight at once, against the same query sent to Meilisearch alone. */
export const bench: Bench = {
  id: 'R6',
  title: `catalog search over ${courses.toLocaleString('en-US')} courses, ${at_once} at once, p99`,
  run: () =>
    withLargeCatalog({ has_topics: true }, async ({ world, engine, port }) => {
      const connections = Array.from({ length: at_once }, () => new RawConnection(port))
      let turn = 0
      const word = () => words[(turn += 1) % words.length] ?? ''
      const question = (search: string) => ({ words: [search], filters: {}, sort: 'popularity', page: 1 }) as const
      const ask = async (connection: RawConnection, query: string) => {
        const headers = { host: world.portals.core.host, 'x-forwarded-for': `10.0.${(turn >> 8) & 255}.${turn & 255}` }
        const { status, body } = await connection.send(requestBytes({ path: `/api/courses${query}`, headers }))
        if (status !== 200 || !body.includes('"engine":"meilisearch"'))
          throw new Error(`${status} ${body.slice(0, 200)}`)
      }
      const search = (connection: RawConnection) => ask(connection, `?search=${word()}`)
      // Two values of one filter and a price band need three engine queries, counts of all facets and highlighted words.
      const filtered = (connection: RawConnection) => {
        const [one, other] = [word(), word()]
        return ask(connection, `?search=${one}&topic=${one},${other}&price=${priceBands[1].key}`)
      }
      const list = (connection: RawConnection) => {
        turn += 1
        return ask(connection, '')
      }
      const raw = async () =>
        void (await searchMeilisearch(engine, {
          portal_id: world.portals.core.id,
          question: question(word()),
          log: world.services.log,
        }))
      // Clears the rate limits; the per-IP limit is not what is measured.
      const unlimited = async <T>(measure: () => Promise<T>) => {
        await world.services.platform.sql`delete from rate_limits`
        return measure()
      }
      await waits(connections, search, 500)
      const found = await alternate({
        search: () => unlimited(() => waits(connections, search)),
        filtered: () => unlimited(() => waits(connections, filtered)),
        list: () => unlimited(() => waits(connections, list)),
        engine: () => waits(connections, raw),
      })
      connections.forEach((connection) => connection.close())
      return report(found)
    }),
}

function report(found: Record<'search' | 'filtered' | 'list' | 'engine', number[][]>): Line[] {
  const [search, list, engine] = [found.search.flat(), found.list.flat(), found.engine.flat()]
  const filtered_ms = percentile(found.filtered.flat(), 0.95)
  const ratio = percentile(search, 0.99) / percentile(engine, 0.99)
  const show = (took: number[]) =>
    `p50 ${percentile(took, 0.5).toFixed(1)} ms, p99 ${percentile(took, 0.99).toFixed(1)} ms`
  const perSecond = (rounds: number[][]) => median(rounds.map((took) => took.length / 2))
  return [
    { what: 'search call', value: show(search) },
    {
      what: 'search call with filters, p95',
      value: `${filtered_ms.toFixed(1)} ms`,
      target: `<= ${mostFiltered_ms} ms`,
      met: filtered_ms <= mostFiltered_ms,
    },
    { what: 'list call', value: show(list) },
    { what: 'Meilisearch alone', value: show(engine) },
    { what: 'p99 search call / engine', value: ratio.toFixed(2), target: '<= 1.5', met: ratio <= 1.5 },
    ...(['search', 'list'] as const).map((arm) => ({
      what: `${arm} calls a second`,
      value: perSecond(found[arm]).toFixed(0),
      target: `>= ${floors[arm]}`,
      met: perSecond(found[arm]) >= floors[arm],
    })),
  ]
}
