import { expect, test } from 'vitest'
import { decodeForPerson } from './decode-for-person.ts'

/** Work that ends on command, with a list of what has started. */
function gate() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  return { begun, work, end: (name: string) => ends.get(name)?.() }
}

test('decodes one at a time; refuses a portal’s fifth and takes another portal’s next', async () => {
  const { begun, work, end } = gate()
  const first = ['a', 'b', 'c', 'd'].map((name, by) => decodeForPerson({ portal_id: 1, by }, work(name)))
  await expect(decodeForPerson({ portal_id: 1, by: 9 }, work('e'))).rejects.toMatchObject({
    code: 'general.unavailable',
  })
  const other = decodeForPerson({ portal_id: 2, by: 8 }, work('other'))
  for (const name of ['a', 'other', 'b', 'c', 'd']) {
    await expect.poll(() => begun.at(-1)).toBe(name)
    end(name)
  }
  expect(await Promise.all([...first, other])).toEqual(['a', 'b', 'c', 'd', 'other'])
  const again = decodeForPerson({ portal_id: 1, by: 1 }, work('again'))
  await expect.poll(() => begun.at(-1)).toBe('again')
  end('again')
  expect(await again).toBe('again')
})

test('failed work frees its slot', async () => {
  const broken = () => Promise.reject(new Error('not a picture'))
  for (let n = 0; n < 6; n += 1)
    await expect(decodeForPerson({ portal_id: 3, by: 1 }, broken)).rejects.toThrow('not a picture')
})

test('refuses a person’s third picture across portals; a colleague’s waits', async () => {
  const { begun, work, end } = gate()
  const own = ['a', 'b'].map((name, index) => decodeForPerson({ portal_id: 4 + index, by: 7 }, work(name)))
  await expect(decodeForPerson({ portal_id: 4, by: 7 }, work('c'))).rejects.toMatchObject({
    code: 'general.unavailable',
  })
  const colleague = decodeForPerson({ portal_id: 4, by: 6 }, work('d'))
  for (const name of ['a', 'b', 'd']) {
    await expect.poll(() => begun.at(-1)).toBe(name)
    end(name)
  }
  expect(await Promise.all([...own, colleague])).toEqual(['a', 'b', 'd'])
})
