import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startPostgres } from '../../api/local/postgres/start-postgres.ts'
import { hashPassword, verifyPassword } from '../../api/src/kernel/password-hash.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import { login } from '../../shared/src/contract/identity/session.ts'
import { createWorld, type Person } from '../support/world.ts'
import { alternate, median, percentile, type Bench } from './support/bench.ts'

const at_once = 8

/** Measures a whole login, including lockout and session, against its password hash alone, and how eight at once slow down everyone else. */
export const bench: Bench = {
  id: 'R7',
  title: 'login, p50, against the bare hash',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    const server = await startPostgres({ dataDir: join(folder, 'postgres') })
    try {
      const url = await createDatabase({ url: server.url, name: 'bench' })
      await migrate({ url })
      const world = await createWorld({ DATA_DIR: folder }, { url, drop: async () => {} })
      const people: Person[] = []
      for (let place = 0; place < at_once; place += 1) people.push(await world.person('learner'))
      // The visitor first gets a CSRF token, as from the sign-in page.
      const arrive = async () => {
        const visitor = world.visitor()
        await visitor.send('GET', '/sanctum/csrf-cookie')
        return visitor
      }
      type Visitor = Awaited<ReturnType<typeof arrive>>
      const signIn = (visitor: Visitor, { email, password }: Pick<Person, 'email' | 'password'>) =>
        visitor.call(login, { body: { login: email, password } })
      // Resets the counters; the rate limits would otherwise block this bench.
      const forgive = () => world.services.platform.sql`with guesses as (delete from guesses) delete from rate_limits`
      const hash = await hashPassword('Sturdy!passw0rd')
      let turn = 0
      const timed = async (work: () => Promise<unknown>) => {
        const began = performance.now()
        await work()
        return performance.now() - began
      }
      const arms = {
        login: async () => {
          const person = people[(turn += 1) % people.length]
          if (!person) throw new Error('nobody')
          await forgive()
          const visitor = await arrive()
          return timed(() => signIn(visitor, person))
        },
        hash: () => timed(() => verifyPassword({ hash, password: 'Sturdy!passw0rd' })),
      }
      await alternate(arms, 5)
      const found = await alternate(arms, 60)

      await forgive()
      const visitors = await Promise.all(people.map(arrive))
      const lag = monitorEventLoopDelay({ resolution: 1 })
      lag.enable()
      await Promise.all(visitors.map((visitor, place) => signIn(visitor, people[place] ?? { email: '', password: '' })))
      lag.disable()
      const lag_ms = lag.percentile(99) / 1e6
      await world.close()
      const ratio = median(found.login) / median(found.hash)
      return [
        {
          what: 'login',
          value: `p50 ${median(found.login).toFixed(1)} ms, p95 ${percentile(found.login, 0.95).toFixed(1)} ms`,
        },
        { what: 'bare hash', value: `p50 ${median(found.hash).toFixed(1)} ms` },
        { what: 'login / hash', value: ratio.toFixed(2), target: '<= 1.25', met: ratio <= 1.25 },
        {
          what: `loop lag p99 with ${at_once} at once`,
          value: `${lag_ms.toFixed(1)} ms`,
          target: '<= 20 ms',
          met: lag_ms <= 20,
        },
      ]
    } finally {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
