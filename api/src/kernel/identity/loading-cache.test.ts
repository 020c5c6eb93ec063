import { expect, test } from 'vitest'
import { createLoadingCache } from './loading-cache.ts'

type Person = { id: number; name: string }
const idOf = ({ id }: Person): number => id
const trusted = { isTrusted: () => true, idOf }

/** A source that answers when the test tells it to. */
function source() {
  const asked: ((value: Person | null) => void)[] = []
  return { asked, load: () => new Promise<Person | null>((done) => void asked.push(done)) }
}

test('discards a value invalidated while loading; later callers start a new load', async () => {
  const cache = createLoadingCache<Person>(trusted)
  const { asked, load } = source()
  const early = cache.get('7', load)
  const shared = cache.get('7', load)
  expect(asked.length).toBe(1)
  cache.invalidate([7])
  const late = cache.get('7', load)
  expect(asked.length).toBe(2)
  asked[0]?.({ id: 7, name: 'before' })
  expect([(await early)?.name, (await shared)?.name]).toEqual(['before', 'before'])
  asked[1]?.({ id: 7, name: 'after' })
  expect((await late)?.name).toBe('after')
  expect((await cache.get('7', load))?.name).toBe('after')
  expect(asked.length).toBe(2)
})

test('stores a load despite another id’s invalidation, but not after one of all or misses', async () => {
  const cache = createLoadingCache<Person>({ ...trusted, keepsMisses: true })
  const loaded = async (key: string, { value, ids }: { value: Person | null; ids: number[] | null }) => {
    const { asked, load } = source()
    const first = cache.get(key, load)
    cache.invalidate(ids)
    asked[0]?.(value)
    await first
    const again = cache.get(key, load)
    asked[1]?.(value)
    await again
    return asked.length
  }
  expect(await loaded('a', { value: { id: 1, name: 'A' }, ids: [2] })).toBe(1)
  expect(await loaded('b', { value: { id: 3, name: 'B' }, ids: null })).toBe(2)
  expect(await loaded('c', { value: null, ids: [4] })).toBe(2)
})

test('invalidates an id under all its keys, or everything; keeps misses only if configured', async () => {
  const reads: string[] = []
  const people = createLoadingCache<Person>(trusted)
  const hosts = createLoadingCache<Person>({ ...trusted, keepsMisses: true })
  const ask = (cache: typeof people, key: string, value: Person | null) =>
    cache.get(key, async () => {
      reads.push(key)
      return value
    })
  const readsOf = async (work: () => Promise<unknown>) => {
    reads.length = 0
    await work()
    return [...reads]
  }
  const askAll = async () => {
    await ask(people, 'a', { id: 1, name: 'A' })
    await ask(people, 'also a', { id: 1, name: 'A' })
    await ask(people, 'b', { id: 2, name: 'B' })
    await ask(people, 'none', null)
    await ask(hosts, 'nowhere', null)
  }
  expect(await readsOf(askAll)).toEqual(['a', 'also a', 'b', 'none', 'nowhere'])
  expect(await readsOf(askAll)).toEqual(['none'])
  people.invalidate([1])
  hosts.invalidate([99])
  expect(await readsOf(askAll)).toEqual(['a', 'also a', 'none', 'nowhere'])
  people.invalidate(null)
  expect(await readsOf(askAll)).toEqual(['a', 'also a', 'b', 'none'])
})

test('without trust, neither reads from the cache nor stores', async () => {
  let isTrusted = true
  const cache = createLoadingCache<Person>({ isTrusted: () => isTrusted, idOf })
  let version = 0
  const read = async () => ({ id: 1, name: String((version += 1)) })
  expect((await cache.get('1', read))?.name).toBe('1')
  isTrusted = false
  expect((await cache.get('1', read))?.name).toBe('2')
  isTrusted = true
  cache.invalidate(null)
  const { asked, load } = source()
  const running = cache.get('1', load)
  isTrusted = false
  asked[0]?.({ id: 1, name: 'loaded without trust' })
  expect((await running)?.name).toBe('loaded without trust')
  isTrusted = true
  expect((await cache.get('1', read))?.name).toBe('3')
})

test('a failed load fails only its sharers, not other keys or later callers', async () => {
  const cache = createLoadingCache<Person>(trusted)
  const { promise: away, reject: fail } = Promise.withResolvers<Person>()
  const { asked, load } = source()
  const failing = Promise.allSettled([cache.get('1', () => away), cache.get('1', load)])
  const other = cache.get('2', load)
  fail(new Error('away'))
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  asked[0]?.({ id: 2, name: 'other' })
  expect([await other, asked.length]).toEqual([{ id: 2, name: 'other' }, 1])
  expect(await cache.get('1', async () => ({ id: 1, name: 'back' }))).toEqual({ id: 1, name: 'back' })
  expect(await cache.get('2', load)).toEqual({ id: 2, name: 'other' })
})

test('evicts the least recently used entry', async () => {
  const cache = createLoadingCache<Person>({ ...trusted, max: 2 })
  const reads: number[] = []
  for (const id of [1, 2, 1, 3, 1, 2])
    await cache.get(String(id), async () => {
      reads.push(id)
      return { id, name: '' }
    })
  expect(reads).toEqual([1, 2, 3, 2])
})

test('holds at most 20,000 entries, including misses', async () => {
  const cache = createLoadingCache<Person>({ ...trusted, keepsMisses: true })
  let reads = 0
  const ask = (n: number) =>
    cache.get(String(n), async () => {
      reads += 1
      return n % 2 === 0 ? { id: n, name: '' } : null
    })
  for (let n = 0; n < 20_000; n += 1) await ask(n)
  for (let n = 0; n < 20_000; n += 1) await ask(n)
  expect(reads).toBe(20_000)
  await ask(20_000)
  await ask(1)
  expect(reads).toBe(20_001)
  await ask(0)
  expect(reads).toBe(20_002)
})
