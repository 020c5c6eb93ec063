import { expect, test } from 'vitest'
import { turnOfPortal } from './turn-of-portal.ts'

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
  const first = ['a', 'b', 'c', 'd'].map((name) => turnOfPortal(1, work(name)))
  await expect(turnOfPortal(1, work('e'))).rejects.toMatchObject({ code: 'general.unavailable' })
  const other = turnOfPortal(2, work('other'))
  for (const name of ['a', 'b', 'c', 'd', 'other']) {
    await expect.poll(() => begun.at(-1)).toBe(name)
    end(name)
  }
  expect(await Promise.all([...first, other])).toEqual(['a', 'b', 'c', 'd', 'other'])
  const again = turnOfPortal(1, work('again'))
  await expect.poll(() => begun.at(-1)).toBe('again')
  end('again')
  expect(await again).toBe('again')
})

test('work that fails makes room as well', async () => {
  const broken = () => Promise.reject(new Error('not a picture'))
  for (let n = 0; n < 6; n += 1) await expect(turnOfPortal(3, broken)).rejects.toThrow('not a picture')
})
