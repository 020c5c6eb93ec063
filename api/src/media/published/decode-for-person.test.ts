import { expect, test } from 'vitest'
import { turnOf } from './turn-of.ts'

/** Work that ends when it is told to, and what has begun so far. */
function gate() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, work, end: (name: string) => ends.get(name)?.() }
}

test('pictures are decoded one at a time; a fifth of one portal is refused, another portal’s waits and is done', async () => {
  const { begun, work, end } = gate()
  const first = ['a', 'b', 'c', 'd'].map((name, user_id) => turnOf({ portal_id: 1, user_id }, work(name)))
  await expect(turnOf({ portal_id: 1, user_id: 9 }, work('e'))).rejects.toMatchObject({ code: 'general.unavailable' })
  const other = turnOf({ portal_id: 2, user_id: 8 }, work('other'))
  for (const name of ['a', 'b', 'c', 'd', 'other']) {
    await expect.poll(() => begun.at(-1)).toBe(name)
    end(name)
  }
  expect(await Promise.all([...first, other])).toEqual(['a', 'b', 'c', 'd', 'other'])
  const again = turnOf({ portal_id: 1, user_id: 1 }, work('again'))
  await expect.poll(() => begun.at(-1)).toBe('again')
  end('again')
  expect(await again).toBe('again')
})

test('work that fails makes room as well', async () => {
  const broken = () => Promise.reject(new Error('not a picture'))
  for (let n = 0; n < 6; n += 1)
    await expect(turnOf({ portal_id: 3, user_id: 1 }, broken)).rejects.toThrow('not a picture')
})

test('a third picture of one person is refused on whichever portal, a colleague’s waits', async () => {
  const { begun, work, end } = gate()
  const own = ['a', 'b'].map((name, index) => turnOf({ portal_id: 4 + index, user_id: 7 }, work(name)))
  await expect(turnOf({ portal_id: 4, user_id: 7 }, work('c'))).rejects.toMatchObject({ code: 'general.unavailable' })
  const colleague = turnOf({ portal_id: 4, user_id: 6 }, work('d'))
  for (const name of ['a', 'b', 'd']) {
    await expect.poll(() => begun.at(-1)).toBe(name)
    end(name)
  }
  expect(await Promise.all([...own, colleague])).toEqual(['a', 'b', 'd'])
})
